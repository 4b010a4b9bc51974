import { dataSource } from "../../data/data-source.ts";
import type { Sourced, StoredSubstance } from "../../data/stored-substance.ts";
import type { Figure } from "../../provenance/figure.ts";
import { boilingPointOf } from "./boiling-point-of.ts";
import type { PhysicalConstants } from "../../record/physical-constants.ts";
import { MOLAR_MASS_AIR_G_PER_MOL } from "../../units/constants.ts";

/** Converts a stored value to a figure with unit and citation; `null` if there is none. */
function figureOf(of: StoredSubstance, stored: Sourced<number> | undefined, unit: string): Figure | null {
  return stored === undefined ? null : { value: stored[0], unit, source: dataSource(stored[1], of.npg) };
}

function vapourPressure(of: StoredSubstance): PhysicalConstants["vapourPressurePa"] {
  if (of.vp?.kPa !== undefined && of.vp.qualifier === undefined) {
    const source = dataSource("niosh", of.npg);
    return { value: of.vp.kPa * 1000, unit: "Pa", temperatureC: of.vp.tempC, source };
  }
  if (of.p298Pa === undefined) return null;
  const source = { ...dataSource(of.p298Pa[1]), mark: "derived" } as const;
  return { value: of.p298Pa[0], unit: "Pa", temperatureC: 25, source };
}

function relativeVapourDensity(of: StoredSubstance): Figure | null {
  if (of.relGasDensity !== undefined) return figureOf(of, of.relGasDensity, "air = 1");
  if (of.mw === undefined) return null;
  const source = { ...dataSource(of.mw[1], of.npg), mark: "derived" } as const;
  return { value: Number((of.mw[0] / MOLAR_MASS_AIR_G_PER_MOL).toPrecision(3)), unit: "air = 1", source };
}

/** Temperature of specific gravity in the Pocket Guide, 68 °F unless it states another. */
const SPECIFIC_GRAVITY_C = 20;

function liquidDensity(of: StoredSubstance): PhysicalConstants["liquidDensityKgPerM3"] {
  if (of.rhoLiqKgM3 === undefined) return null;
  const [value, code, tempC] = of.rhoLiqKgM3;
  return { value, unit: "kg/m³", temperatureC: tempC ?? SPECIFIC_GRAVITY_C, source: dataSource(code, of.npg) };
}

/** The physical constants of one substance, each with its source. Disputed values are chosen by a named rule. */
export function constantsOf(of: StoredSubstance): PhysicalConstants {
  return {
    molarMassGPerMol: figureOf(of, of.mw, "g/mol"),
    boilingPointC: boilingPointOf(of),
    meltingPointC: figureOf(of, of.mpC, "°C"),
    flashPointC: figureOf(of, of.flashC, "°C"),
    ignitionTemperatureC: figureOf(of, of.autoignC, "°C"),
    vapourPressurePa: vapourPressure(of),
    relativeVapourDensity: relativeVapourDensity(of),
    lelVolPercent: figureOf(of, of.lelVolPct, "vol %"),
    uelVolPercent: figureOf(of, of.uelVolPct, "vol %"),
    liquidDensityKgPerM3: liquidDensity(of),
    heatOfVaporisationJPerMol: figureOf(of, of.hvapTbJmol ?? of.hvap298Jmol, "J/mol"),
    gasHeatCapacityJPerMolK: figureOf(of, of.cpGas298JmolK, "J/(mol K)"),
    liquidHeatCapacityJPerMolK: figureOf(of, of.cpLiq298JmolK, "J/(mol K)"),
    isNoncombustible:
      of.combustClass === undefined
        ? null
        : { value: of.combustClass[0] === "noncombustible", source: dataSource(of.combustClass[1], of.npg) },
  };
}

/** No constants on file, as for a transport entry alone. */
export const NO_CONSTANTS: PhysicalConstants = {
  molarMassGPerMol: null,
  boilingPointC: null,
  meltingPointC: null,
  flashPointC: null,
  ignitionTemperatureC: null,
  vapourPressurePa: null,
  relativeVapourDensity: null,
  lelVolPercent: null,
  uelVolPercent: null,
  liquidDensityKgPerM3: null,
  heatOfVaporisationJPerMol: null,
  gasHeatCapacityJPerMolK: null,
  liquidHeatCapacityJPerMolK: null,
  isNoncombustible: null,
};

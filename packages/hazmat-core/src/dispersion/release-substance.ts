import { loadSubstances } from "../data/load.ts";
import type { ReleaseSubstance, ReleaseThreshold } from "./release.ts";
import { parseCasNumber } from "../identity/cas-number.ts";
import type { SourceRef } from "../provenance/source.ts";
import { constantsOf } from "../reference/constants-of.ts";
import type { ExposureLimit } from "../record/chemical-record.ts";
import { exposureOf } from "../reference/exposure-of.ts";
import type { PhysicalConstants } from "../record/physical-constants.ts";

/** What a release model reads of one substance, each figure with its source. */
export interface ReleaseLookup {
  readonly substance: ReleaseSubstance;
  /** Limits in ppm: 60-minute AEGL, IDLH and the whole LEL, which the model scales by its LEL share. */
  readonly thresholds: readonly ReleaseThreshold[];
  /** Sources of the constants, in the order of the fields. */
  readonly sources: readonly SourceRef[];
}

const PPM_PER_PERCENT = 10_000;

/** Molar volume of air at 25 °C and one atmosphere, L/mol. [NPG] */
const MOLAR_VOLUME_L = 24.45;

/** A limit in ppm; mg/m³ is converted at 25 °C and one atmosphere, as the sources of these limits do. */
function threshold(limit: ExposureLimit, molarMass: number): ReleaseThreshold {
  const { id, label, value, unit, source } = limit;
  if (unit === "ppm") return { id, label, ppm: value, source };
  if (unit === "vol %") return { id, label, ppm: value * PPM_PER_PERCENT, source };
  return { id, label, ppm: (value * MOLAR_VOLUME_L) / molarMass, source: { ...source, mark: "derived" } };
}

function substanceOf(name: string, molarMass: number, of: PhysicalConstants): ReleaseSubstance {
  const { boilingPointC, vapourPressurePa, liquidDensityKgPerM3, heatOfVaporisationJPerMol } = of;
  const { gasHeatCapacityJPerMolK, liquidHeatCapacityJPerMolK, isNoncombustible } = of;
  return {
    name,
    molarMass,
    ...(boilingPointC === null ? {} : { boilingPointC: boilingPointC.value }),
    ...(vapourPressurePa === null
      ? {}
      : { vapourPressurePa: vapourPressurePa.value, vapourPressureAtC: vapourPressurePa.temperatureC }),
    ...(liquidDensityKgPerM3 === null ? {} : { liquidDensityKgPerM3: liquidDensityKgPerM3.value }),
    ...(heatOfVaporisationJPerMol === null ? {} : { heatOfVaporisationJPerMol: heatOfVaporisationJPerMol.value }),
    ...(gasHeatCapacityJPerMolK === null ? {} : { gasHeatCapacityJPerMolK: gasHeatCapacityJPerMolK.value }),
    ...(liquidHeatCapacityJPerMolK === null ? {} : { liquidHeatCapacityJPerMolK: liquidHeatCapacityJPerMolK.value }),
    ...(isNoncombustible === null ? {} : { isNoncombustible: isNoncombustible.value }),
  };
}

/**
 * The substance of a release, by CAS number, from the bundled dataset.
 *
 * @param cas - with or without hyphens
 * @returns `null` when the number is no CAS number, the dataset has no such substance, or no molar mass is on file
 * @example
 * (await releaseSubstanceByCas("7782-50-5"))?.substance.molarMass; // 70.906
 */
export async function releaseSubstanceByCas(cas: string): Promise<ReleaseLookup | null> {
  const read = parseCasNumber(cas);
  const stored = read.ok ? (await loadSubstances()).get(read.value) : undefined;
  if (stored === undefined) return null;
  const constants = constantsOf(stored);
  const molarMass = constants.molarMassGPerMol;
  if (molarMass === null) return null;
  const figures = Object.values(constants).filter((figure) => figure !== null);
  return {
    substance: substanceOf(stored.name, molarMass.value, constants),
    thresholds: exposureOf(stored).map((limit) => threshold(limit, molarMass.value)),
    sources: figures.map(({ source }) => source),
  };
}

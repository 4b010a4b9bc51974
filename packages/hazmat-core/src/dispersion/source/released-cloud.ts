import { formatNumber } from "../../formats/number.ts";
import type { Assumption } from "../../provenance/figure.ts";
import { ICE_POINT } from "../../units/constants.ts";
import { gasDensity, type Air } from "../weather/air.ts";
import { flashShare } from "./flash.ts";
import { hydrogenFluorideCloud } from "./hydrogen-fluoride.ts";
import type { ReleaseSubstance, ResolvedReleaseInput } from "../release.ts";

/** The cloud as it leaves its source, before any air is mixed in. SI units. */
export interface ReleasedCloud {
  /** `pool`: vapour over a liquid that boils above air temperature. */
  readonly kind: "vapour" | "aerosol" | "pool";
  readonly temperatureK: number;
  /** kg/mol. */
  readonly molarMass: number;
  readonly densityKgPerM3: number;
  /** Mass fraction of vapour, 0 to 1; the rest is droplets. */
  readonly vapourShare: number;
  readonly assumptions: readonly Assumption[];
}

/**
 * Critical temperature divided by boiling temperature, both in K: Guldberg's rule, for a substance without a critical
 * temperature.
 */
export const CRITICAL_OVER_BOILING = 1.5;
/** Vapour fraction of a liquefied gas without heats on file. Between chlorine's 0.17 and ammonia's 0.21 at 25 °C. */
const TYPICAL_FLASH = 0.2;
/** Liquid density without one on file, kg/m³: that of water. Droplets have little effect on the volume of a cloud. */
export const TYPICAL_LIQUID_DENSITY = 1000;

/**
 * Determines the released cloud by the entered state.
 *
 * - gas: at the entered temperature; otherwise at its boiling point if that is below air temperature; a gas that cannot
 * be liquid at air temperature (critical point below it) is at air temperature.
 * - liquid that boils below air temperature: all airborne, droplets and vapour at the boiling point.
 * - liquid that boils above it: vapour from a pool at air temperature.
 */
export function releasedCloud(input: ResolvedReleaseInput, air: Air): ReleasedCloud {
  const { substance, release } = input;
  const boilingK = substance.boilingPointC === undefined ? undefined : substance.boilingPointC + ICE_POINT;
  const enteredK = release.temperatureC === undefined ? undefined : release.temperatureC + ICE_POINT;
  if (release.state === "liquid" && boilingK !== undefined) {
    const storedK = enteredK ?? air.temperatureK;
    return boilingK < Math.max(air.temperatureK, storedK)
      ? aerosol(substance, boilingK, storedK, air)
      : vapour("pool", substance, storedK, air, []);
  }
  if (enteredK !== undefined) return vapour("vapour", substance, enteredK, air, []);
  const { temperatureK, assumptions } = assumedGasTemperature(substance, boilingK, air.temperatureK);
  return vapour("vapour", substance, temperatureK, air, assumptions);
}

function assumedGasTemperature(
  { criticalTemperatureC }: ReleaseSubstance,
  boilingK: number | undefined,
  airK: number,
): { readonly temperatureK: number; readonly assumptions: readonly Assumption[] } {
  const name = "Release temperature";
  const atAir = (reason: string) => ({ temperatureK: airK, assumptions: [{ name, value: celsius(airK), reason }] });
  if (boilingK === undefined) return atAir("No boiling point on file; gas assumed at air temperature.");
  if (boilingK >= airK) return atAir("Gas assumed at air temperature.");
  const criticalK =
    criticalTemperatureC === undefined ? boilingK * CRITICAL_OVER_BOILING : criticalTemperatureC + ICE_POINT;
  const estimated: readonly Assumption[] =
    criticalTemperatureC === undefined
      ? [
          {
            name: "Critical temperature",
            value: celsius(criticalK),
            reason: "None on file; estimated as 1.5 times the boiling point in kelvin (Guldberg's rule).",
          },
        ]
      : [];
  if (criticalK < airK) {
    const { temperatureK, assumptions } = atAir(
      `A gas that boils at ${celsius(boilingK)} is stored compressed, not as a liquid, at air temperature. If it escapes from a refrigerated tank, choose liquid.`,
    );
    return { temperatureK, assumptions: [...assumptions, ...estimated] };
  }
  const reason = "Gas assumed at its boiling point, which is below air temperature.";
  return { temperatureK: boilingK, assumptions: [{ name, value: celsius(boilingK), reason }, ...estimated] };
}

const CLUSTERS: Assumption = {
  name: "Hydrogen fluoride vapour",
  value: "HF and (HF)6",
  reason:
    "It is heavier than its molar mass suggests and cools as it dilutes (Simons and Hildebrand 1924). Air moisture is left out.",
};

function vapour(
  kind: "vapour" | "pool",
  substance: ReleaseSubstance,
  temperatureK: number,
  air: Air,
  assumptions: readonly Assumption[],
): ReleasedCloud {
  const molarMass = substance.molarMass / 1000;
  const released = { kind, temperatureK, molarMass, vapourShare: 1 };
  if (substance.association === "hydrogen-fluoride") {
    const densityKgPerM3 = hydrogenFluorideCloud(released, air)(1).density;
    return { ...released, densityKgPerM3, assumptions: [...assumptions, CLUSTERS] };
  }
  return { ...released, densityKgPerM3: gasDensity(molarMass, temperatureK, air.pressurePa), assumptions };
}

function aerosol(substance: ReleaseSubstance, boilingK: number, storedK: number, air: Air): ReleasedCloud {
  const molarMass = substance.molarMass / 1000;
  const share = flashShare(substance, storedK);
  const vapourShare = share ?? TYPICAL_FLASH;
  const liquidDensity = substance.liquidDensityKgPerM3 ?? TYPICAL_LIQUID_DENSITY;
  const vapourVolume = vapourShare / gasDensity(molarMass, boilingK, air.pressurePa);
  const assumptions: Assumption[] = [
    {
      name: "Droplets",
      value: `${Math.round(100 * (1 - vapourShare))}% of the mass`,
      reason: "All the liquid stays in the air; none rains out [TM43].",
    },
  ];
  if (share === null) {
    assumptions.push({
      name: "Flash fraction",
      value: "20%",
      reason: "Heat of vaporization or liquid heat capacity not on file.",
    });
  }
  const released = { kind: "aerosol" as const, temperatureK: boilingK, molarMass, vapourShare };
  if (substance.association === "hydrogen-fluoride") {
    const densityKgPerM3 = hydrogenFluorideCloud(released, air)(1).density;
    return { ...released, densityKgPerM3, assumptions: [...assumptions, CLUSTERS] };
  }
  const densityKgPerM3 = 1 / (vapourVolume + (1 - vapourShare) / liquidDensity);
  return { ...released, densityKgPerM3, assumptions };
}

function celsius(kelvin: number): string {
  return `${formatNumber(Math.round(kelvin - ICE_POINT))} °C`;
}

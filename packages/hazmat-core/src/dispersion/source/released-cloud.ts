import type { Assumption } from "../../provenance/figure.ts";
import { ICE_POINT } from "../../units/constants.ts";
import { gasDensity, type Air } from "../weather/air.ts";
import { flashShare } from "./flash.ts";
import type { ReleaseSubstance, ResolvedReleaseInput } from "../release.ts";

/** The cloud as it leaves its source, before any air is mixed in. SI units. */
export interface ReleasedCloud {
  /** `pool`: vapour over a liquid that boils above the air's temperature. */
  readonly kind: "vapour" | "aerosol" | "pool";
  readonly temperatureK: number;
  /** kg/mol. */
  readonly molarMass: number;
  readonly densityKgPerM3: number;
  /** Share of the mass that is vapour, 0 to 1; below 1 the rest is droplets. */
  readonly vapourShare: number;
  readonly assumptions: readonly Assumption[];
}

/** Critical over boiling temperature, both in K: for a substance without a critical temperature [Guldberg 1890]. */
const CRITICAL_OVER_BOILING = 1.5;
/** Vapour share of a liquefied gas whose heats are not on file. Between chlorine's 0.17 and ammonia's 0.21 at 25 °C. */
const TYPICAL_FLASH = 0.2;
/** Liquid density where none is on file, kg/m³: that of water. Droplets hardly count in the volume of a cloud. */
const TYPICAL_LIQUID_DENSITY = 1000;

/**
 * What leaves the source, by the state that was entered.
 *
 * - gas: at the entered temperature; else at its boiling point when that is below the air's temperature; a gas that
 *   cannot be liquid at the air's temperature (critical point below it) is at the air's temperature.
 * - liquid that boils below the air's temperature: all airborne, droplets and vapour at the boiling point.
 * - liquid that boils above it: vapour from a pool at the air's temperature.
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
  const { temperatureK, assumption } = assumedGasTemperature(substance, boilingK, air.temperatureK);
  return vapour("vapour", substance, temperatureK, air, [assumption]);
}

function assumedGasTemperature(
  { criticalTemperatureC }: ReleaseSubstance,
  boilingK: number | undefined,
  airK: number,
): { readonly temperatureK: number; readonly assumption: Assumption } {
  const name = "Release temperature";
  const atAir = (reason: string) => ({ temperatureK: airK, assumption: { name, value: celsius(airK), reason } });
  if (boilingK === undefined) return atAir("No boiling point is on file; the gas is taken at the air's temperature.");
  if (boilingK >= airK) return atAir("The gas is taken at the air's temperature.");
  const criticalK =
    criticalTemperatureC === undefined ? boilingK * CRITICAL_OVER_BOILING : criticalTemperatureC + ICE_POINT;
  if (criticalK < airK) {
    return atAir(
      `A gas that boils at ${celsius(boilingK)} is kept compressed, not liquid, at the air's temperature. If it escapes from a refrigerated tank, choose liquid.`,
    );
  }
  return {
    temperatureK: boilingK,
    assumption: {
      name,
      value: celsius(boilingK),
      reason: "The gas is taken as cold as its boiling point, which is below the air's temperature.",
    },
  };
}

function vapour(
  kind: "vapour" | "pool",
  substance: ReleaseSubstance,
  temperatureK: number,
  air: Air,
  assumptions: readonly Assumption[],
): ReleasedCloud {
  const molarMass = substance.molarMass / 1000;
  const densityKgPerM3 = gasDensity(molarMass, temperatureK, air.pressurePa);
  return { kind, temperatureK, molarMass, densityKgPerM3, vapourShare: 1, assumptions };
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
      value: `${Math.round(100 * (1 - vapourShare))} % of the mass`,
      reason: "All of the liquid stays in the air; none rains out [TM43].",
    },
  ];
  if (share === null) {
    assumptions.push({
      name: "Flash share",
      value: "20 %",
      reason: "Heat of vaporisation or heat capacity of the liquid is not on file.",
    });
  }
  return {
    kind: "aerosol",
    temperatureK: boilingK,
    molarMass,
    densityKgPerM3: 1 / (vapourVolume + (1 - vapourShare) / liquidDensity),
    vapourShare,
    assumptions,
  };
}

function celsius(kelvin: number): string {
  return `${Math.round(kelvin - ICE_POINT)} °C`;
}

import { ok, type Result } from "../../identity/result.ts";
import { ICE_POINT } from "../../units/constants.ts";
import { poolRate } from "./pool-evaporation.ts";
import { releaseConditions } from "../input/release-conditions.ts";
import { refusal, refusedRelease } from "../input/refuse.ts";
import { refusalOf } from "../input/release-refusal.ts";
import type { ReleaseRefusal, ResolvedReleaseInput } from "../release.ts";
import { vapourMolarMass, vapourPressureAt } from "./vapour-pressure.ts";
import { WIND_HEIGHT } from "../weather/wind-profile.ts";

/**
 * Calculates the evaporation rate of a pool of a given area in kg/s, to use as its emission rate. Uses Brighton's
 * formula for a pool at air temperature (or `release.temperatureC`) that does not boil or cool. Other formulas give two
 * to three times as much.
 *
 * @param input - input as for {@link modelReleaseOf}, without rate and thresholds
 * @param areaM2 - m², greater than 0
 * @returns kg/s, or a refusal: a liquid that boils in this air, or one without a vapour pressure on file
 * @example
 * const rate = rateFromPool(
 *   {
 *     substance: { name: "Benzene", molarMass: 78.11, boilingPointC: 80.1, vapourPressurePa: 12690, vapourPressureAtC: 25 },
 *     weather: { windSpeedMps: 5, windFromDeg: 225, temperatureC: 25, stability: "D" },
 *     site: { lon: -63.57, lat: 44.65, roughnessM: 0.03 },
 *   },
 *   78.54,
 * );
 * rate.ok && rate.value; // ≈ 0.1477
 */
export function rateFromPool(
  input: Omit<ResolvedReleaseInput, "release" | "thresholds"> & { readonly temperatureC?: number },
  areaM2: number,
): Result<number, ReleaseRefusal> {
  if (!(areaM2 > 0 && Number.isFinite(areaM2))) {
    return refusedRelease(refusal("outside_domain", "Enter a pool area greater than 0 m².", ["areaM2"]));
  }
  const { temperatureC, ...rest } = input;
  const release = {
    rateKgPerS: 1,
    heightM: 0,
    state: "liquid" as const,
    ...(temperatureC === undefined ? {} : { temperatureC }),
  };
  const whole: ResolvedReleaseInput = { ...rest, release, thresholds: [{ id: "any", ppm: 1 }] };
  const reason = refusalOf(whole);
  if (reason !== null) return refusedRelease(reason);

  const { substance, weather } = input;
  const { air, stability, roughnessM } = releaseConditions(whole);
  const liquidK = (temperatureC ?? weather.temperatureC) + ICE_POINT;
  if (substance.boilingPointC !== undefined && liquidK >= substance.boilingPointC + ICE_POINT) {
    const message = `${substance.name} boils at this temperature, so the pool model does not apply. Enter the emission rate.`;
    return refusedRelease(refusal("outside_domain", message, ["weather.temperatureC", "release.rateKgPerS"]));
  }
  const vapourPressurePa = vapourPressureAt(substance, liquidK);
  if (vapourPressurePa === null) {
    const message = `No vapour pressure on file for ${substance.name}. Enter the emission rate.`;
    return refusedRelease(refusal("substance_incomplete", message, ["substance.vapourPressurePa"]));
  }
  return ok(
    poolRate({
      molarMass: vapourMolarMass(substance, vapourPressurePa, liquidK),
      temperatureK: liquidK,
      vapourPressurePa,
      diameterM: Math.sqrt((4 * areaM2) / Math.PI),
      wind: { speedMps: weather.windSpeedMps, heightM: WIND_HEIGHT },
      stability,
      roughnessM,
      airPressurePa: air.pressurePa,
    }),
  );
}

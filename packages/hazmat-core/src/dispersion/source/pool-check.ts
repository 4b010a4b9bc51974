import { formatNumber } from "../../formats/number.ts";
import type { Metres } from "../../units/length.ts";
import { poolDiameterFor } from "./pool-evaporation.ts";
import type { ReleaseConditions } from "../input/release-conditions.ts";
import type { ReleasedCloud } from "./released-cloud.ts";
import type { PoolCheck, ResolvedReleaseInput } from "../release.ts";
import { vapourMolarMass, vapourPressureAt } from "./vapour-pressure.ts";
import { WIND_HEIGHT } from "../weather/wind-profile.ts";

/**
 * Calculates the pool that could give the entered rate in this weather.
 *
 * @param cloud - of kind `pool`
 */
export function poolCheck(input: ResolvedReleaseInput, cloud: ReleasedCloud, conditions: ReleaseConditions): PoolCheck {
  const vapourPressurePa = vapourPressureAt(input.substance, cloud.temperatureK);
  if (vapourPressurePa === null) {
    return unknownPool("No vapour pressure on file, so the rate cannot be checked against a pool area.");
  }
  const diameterM = poolDiameterFor(input.release.rateKgPerS, {
    molarMass: vapourMolarMass(input.substance, vapourPressurePa, cloud.temperatureK),
    temperatureK: cloud.temperatureK,
    vapourPressurePa,
    wind: { speedMps: input.weather.windSpeedMps, heightM: WIND_HEIGHT },
    stability: conditions.stability,
    roughnessM: conditions.roughnessM,
    airPressurePa: conditions.air.pressurePa,
  });
  if (diameterM === null) {
    return unknownPool(
      "No pool up to 2 km across gives this rate in this weather. Check the emission rate: it is the amount going into the air, not the amount spilled.",
    );
  }
  const areaM2 = (Math.PI * diameterM ** 2) / 4;
  return {
    areaM2,
    diameterM,
    words: `A pool of about ${rounded(areaM2)} m² (${rounded(diameterM)} m across) gives this rate in this weather.`,
  };
}

function unknownPool(words: string): PoolCheck {
  return { areaM2: null, diameterM: null, words };
}

function rounded(value: Metres): string {
  return formatNumber(Number(value.toPrecision(2)));
}

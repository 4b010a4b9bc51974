import { formatNumber } from "../../formats/number.ts";
import type { Assumption } from "../../provenance/figure.ts";
import type { Metres } from "../../units/length.ts";
import { ICE_POINT, PASCALS_PER_MILLIBAR, STANDARD_PRESSURE } from "../../units/constants.ts";
import { type Air } from "../weather/air.ts";
import { terrainOf, type Terrain } from "../passive/briggs-sigma.ts";
import type { ResolvedReleaseInput, StabilityClass } from "../release.ts";
import { stabilityByTable, stabilityFromSky } from "../weather/stability-class.ts";
import { ROUGHNESS } from "../weather/wind-profile.ts";

/** The conditions of a release in SI units, with assumptions. */
export interface ReleaseConditions {
  readonly air: Air;
  readonly stability: StabilityClass;
  readonly roughnessM: Metres;
  readonly terrain: Terrain;
  /** At most one hour: a longer release is modelled as one hour [TM43]. */
  readonly durationS: number;
  readonly assumptions: readonly Assumption[];
}

const DEFAULT_DURATION = 60; // min [TM43]
const MAX_DURATION = 60; // min [TM43]

/** Derives the conditions from an input that has passed the domain checks. */
export function releaseConditions(input: ResolvedReleaseInput): ReleaseConditions {
  const { release, weather, site } = input;
  const assumptions: Assumption[] = [];
  const durationMin = release.durationMin ?? DEFAULT_DURATION;
  if (release.durationMin === undefined) {
    assumptions.push({ name: "Duration", value: "60 min", reason: "No duration was entered." });
  } else if (durationMin > MAX_DURATION) {
    assumptions.push({
      name: "Duration",
      value: "60 min",
      reason: "Releases longer than 1 hour are modelled as 1 hour.",
    });
  }
  if (weather.pressureMb === undefined) {
    assumptions.push({ name: "Air pressure", value: "1013.25 mb", reason: "No pressure was entered." });
  }
  if (site.roughnessM === undefined) {
    assumptions.push({ name: "Terrain", value: "open country, 0.03 m", reason: "No terrain was chosen." });
  }
  const terrain = site.roughnessM ?? "open";
  const roughnessM = typeof terrain === "number" ? terrain : ROUGHNESS[terrain];
  return {
    air: {
      temperatureK: weather.temperatureC + ICE_POINT,
      pressurePa: weather.pressureMb === undefined ? STANDARD_PRESSURE : weather.pressureMb * PASCALS_PER_MILLIBAR,
      ...(weather.humidityPercent === undefined ? {} : { relativeHumidity: weather.humidityPercent / 100 }),
    },
    stability: stabilityOf(input, assumptions),
    roughnessM,
    terrain: terrainOf(roughnessM),
    durationS: Math.min(durationMin, MAX_DURATION) * 60,
    assumptions,
  };
}

/** The class of the strongest sun. Below 3 m/s the table also prints A, where it uses B [TM43 Table 10]. */
const leastStableAt = (windSpeedMps: number): StabilityClass =>
  windSpeedMps < 3 ? "A" : stabilityByTable(windSpeedMps, "strong");

/** The entered class, otherwise the one of wind and sky; the domain checks guarantee that one is given. */
function stabilityOf({ weather }: ResolvedReleaseInput, assumptions: Assumption[]): StabilityClass {
  const { windSpeedMps, cloudTenths = 0, sunAltitudeDeg = 0 } = weather;
  if (weather.stability !== undefined) {
    if (weather.stability < leastStableAt(windSpeedMps)) {
      assumptions.push({
        name: "Stability class",
        value: weather.stability,
        reason: "Entered, but this class does not occur at this wind speed. The zones may be too short.",
      });
    }
    return weather.stability;
  }
  const stability = stabilityFromSky({ windSpeedMps, cloudTenths, sunAltitudeDeg });
  assumptions.push({
    name: "Stability class",
    value: stability,
    reason: `From the wind, ${cloudTenths}/10 cloud and the sun at ${formatNumber(Math.round(sunAltitudeDeg))}° [TM43 Table 10].`,
  });
  return stability;
}

import { requireRange } from "../../identity/require-range.ts";
import type { StabilityClass } from "../release.ts";

// Pasquill classes from wind and sky. [TM43] NOAA TM NOS OR&R 43, Table 10; if it prints two classes, the more stable
// one is used, as in ALOHA.

/** Solar radiation, in the categories of Table 10. */
export type Insolation = "strong" | "moderate" | "slight";
/** Night columns of Table 10: more than half of the sky covered, or not. */
export type NightSky = "night-cloudy" | "night-clear";

/** One row of Table 10, for winds below `below` m/s at 10 m. */
interface Row extends Readonly<Record<Insolation | NightSky, StabilityClass>> {
  readonly below: number;
}

/** A wind of exactly 2, 3 or 5 m/s uses the row of higher winds, 6 m/s the row "5-6": Table 10 does not define it. */
const TABLE_10: readonly Row[] = [
  { below: 2, strong: "A", moderate: "B", slight: "B", "night-cloudy": "E", "night-clear": "F" },
  { below: 3, strong: "B", moderate: "B", slight: "C", "night-cloudy": "E", "night-clear": "F" },
  { below: 5, strong: "B", moderate: "C", slight: "C", "night-cloudy": "D", "night-clear": "E" },
  { below: 6 + Number.EPSILON * 4, strong: "C", moderate: "D", slight: "D", "night-cloudy": "D", "night-clear": "D" },
];
const ABOVE_6: Omit<Row, "below"> = {
  strong: "C",
  moderate: "D",
  slight: "D",
  "night-cloudy": "D",
  "night-clear": "D",
};

/** Solar flux above these limits is strong, moderate, slight; W/m² [TM43]. */
const INSOLATION_BORDERS = { strong: 851, moderate: 526, slight: 176 } as const;
/** Sine of the sun's altitude below which there is no solar flux [TM43, Raphael 1962]. */
const LOW_SUN = 0.1;
/** More cloud than this counts as "more than half of the sky". */
const HALF_SKY = 5;
const OVERCAST = 10;

/**
 * Returns the Pasquill stability class from TM43 Table 10.
 *
 * @param windSpeedMps - m/s at 10 m, 0 or more
 * @param sky - column of the table
 * @throws RangeError for a wind that is negative or not a number
 * @see [TM43] Table 10
 * @example
 * stabilityByTable(1.5, "night-clear"); // "F"
 */
export function stabilityByTable(windSpeedMps: number, sky: Insolation | NightSky): StabilityClass {
  requireRange("Wind speed, m/s", windSpeedMps, 0, Number.MAX_VALUE);
  return (TABLE_10.find((row) => windSpeedMps < row.below) ?? ABOVE_6)[sky];
}

/**
 * Solar flux at the ground, W/m².
 *
 * @param sunAltitudeDeg - degrees above the horizon
 * @param cloudTenths - 0 to 10
 * @see [TM43], Raphael 1962
 * @example
 * solarFlux(60, 3); // ≈ 796.67
 */
export function solarFlux(sunAltitudeDeg: number, cloudTenths: number): number {
  const sine = Math.sin((sunAltitudeDeg * Math.PI) / 180);
  if (sine <= LOW_SUN) return 0;
  return 1111 * (1 - 0.0071 * cloudTenths ** 2) * (sine - LOW_SUN); // [TM43, Raphael 1962]
}

/**
 * Derives the stability class from wind, cloud and the altitude of the sun. A fully covered sky is class D by day and
 * night. A sun below 5.7° counts as night. Solar radiation of at most 176 W/m², which the table does not cover, counts
 * as neutral, D.
 *
 * @param weather - wind in m/s at 10 m, cloud 0 to 10 tenths, the sun's altitude in degrees (negative at night)
 * @throws RangeError for a value outside these ranges
 * @see [TM43] Table 10
 * @example
 * stabilityFromSky({ windSpeedMps: 4, cloudTenths: 2, sunAltitudeDeg: 50 }); // "C"
 */
export function stabilityFromSky(weather: {
  readonly windSpeedMps: number;
  readonly cloudTenths: number;
  readonly sunAltitudeDeg: number;
}): StabilityClass {
  const { windSpeedMps, cloudTenths, sunAltitudeDeg } = weather;
  requireRange("Wind speed, m/s", windSpeedMps, 0, Number.MAX_VALUE);
  requireRange("Cloud, tenths", cloudTenths, 0, OVERCAST);
  requireRange("Sun's altitude, degrees", sunAltitudeDeg, -90, 90);
  if (cloudTenths >= OVERCAST) return "D";
  const flux = solarFlux(sunAltitudeDeg, cloudTenths);
  if (flux === 0) return stabilityByTable(windSpeedMps, cloudTenths > HALF_SKY ? "night-cloudy" : "night-clear");
  if (flux > INSOLATION_BORDERS.strong) return stabilityByTable(windSpeedMps, "strong");
  if (flux > INSOLATION_BORDERS.moderate) return stabilityByTable(windSpeedMps, "moderate");
  if (flux > INSOLATION_BORDERS.slight) return stabilityByTable(windSpeedMps, "slight");
  return "D";
}

import { sunAltitude } from "../../geo/sun-altitude.ts";
import type { Place } from "../../geo/lon-lat.ts";

const MS_PER_MINUTE = 60_000;
/** The sun is looked at this often while the release lasts, and for no longer than a day. */
const STEP_MIN = 60;
const LONGEST_MIN = 1440;

/** Day or night at a place, with the sun's altitude that says so. */
export interface TimeOfDay {
  readonly time: "day" | "night";
  /** The lowest during the release, degrees above the horizon. */
  readonly sunAltitudeDeg: number;
}

/**
 * Day or night for the tables of protective distances: night from sunset to sunrise, and also where the sun sets before
 * the release ends, since the night's distance is the larger one.
 *
 * @param atMs - moment of the release, ms since 1970-01-01 UTC
 * @param durationMin - how long it lasts; a day at most is looked at
 * @see [ERG2024] Table 1: night is from sunset to sunrise
 * @example
 * timeOfDay({ lon: -63.57, lat: 44.65 }, Date.UTC(2026, 5, 21, 16), 60).time; // "day"
 * timeOfDay({ lon: -63.57, lat: 44.65 }, Date.UTC(2026, 5, 21, 4), 60).time; // "night"
 */
export function timeOfDay(place: Place, atMs: number, durationMin: number): TimeOfDay {
  const lastMin = Math.min(Math.max(durationMin, 0), LONGEST_MIN);
  const steps = Math.max(1, Math.ceil(lastMin / STEP_MIN));
  const altitudes = Array.from({ length: steps + 1 }, (_, i) =>
    sunAltitude(place, atMs + ((lastMin * i) / steps) * MS_PER_MINUTE),
  );
  const sunAltitudeDeg = Math.min(...altitudes);
  return { time: sunAltitudeDeg > 0 ? "day" : "night", sunAltitudeDeg };
}

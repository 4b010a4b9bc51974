import { sunAltitude } from "../../geo/sun-altitude.ts";
import type { Place } from "../../geo/lon-lat.ts";

const MS_PER_MINUTE = 60_000;
/** Interval at which the sun is checked during the release, for at most a day. */
const STEP_MIN = 60;
const MAX_MINUTES = 1440;

/** Day or night at a position, with the sun's altitude. */
export interface TimeOfDay {
  readonly time: "day" | "night";
  /** The lowest altitude during the release, degrees above the horizon. */
  readonly sunAltitudeDeg: number;
}

/**
 * Determines day or night for the protective action distances: night from sunset to sunrise, and also if the sun sets
 * before the release ends, because the night distance is larger.
 *
 * @param atMs - time of the release, ms since 1970-01-01 UTC
 * @param durationMin - duration in minutes; at most one day is checked
 * @see [ERG2024] Table 1: night is from sunset to sunrise
 * @example
 * timeOfDay({ lon: -63.57, lat: 44.65 }, Date.UTC(2026, 5, 21, 16), 60).time; // "day"
 * timeOfDay({ lon: -63.57, lat: 44.65 }, Date.UTC(2026, 5, 21, 4), 60).time; // "night"
 */
export function timeOfDay(place: Place, atMs: number, durationMin: number): TimeOfDay {
  const lastMin = Math.min(Math.max(durationMin, 0), MAX_MINUTES);
  const steps = Math.max(1, Math.ceil(lastMin / STEP_MIN));
  const altitudes = Array.from({ length: steps + 1 }, (_, i) =>
    sunAltitude(place, atMs + ((lastMin * i) / steps) * MS_PER_MINUTE),
  );
  const sunAltitudeDeg = Math.min(...altitudes);
  return { time: sunAltitudeDeg > 0 ? "day" : "night", sunAltitudeDeg };
}

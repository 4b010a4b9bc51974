import type { PlumeValues } from "./plume-values.ts";

/** Fields that a result depends on. The unit of display is none of them. */
const COUNTED = [
  "chem_name",
  "chem_ref",
  "address",
  "place_lon",
  "place_lat",
  "emission_rate",
  "emission_height",
  "state",
  "turnBackLELPercent",
  "duration_min",
  "ground",
  "spill",
  "container",
  "time",
  "weather",
  "wind_speed",
  "wind_unit",
  "wind_from",
  "temperature_c",
  "humidity",
  "cloud",
  "stability",
] as const satisfies readonly (keyof PlumeValues)[];

/** Whether the form says something else than what the zones were calculated from. */
export function isStale(calculated: PlumeValues, now: PlumeValues): boolean {
  return COUNTED.some((field) => calculated[field] !== now[field]);
}

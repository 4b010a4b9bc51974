import type { PlumeValues } from "./plume-values.ts";
import { withChosenSource } from "./source-entry.ts";

/** Whether a result depends on each field. Lists every field of the form. */
const AFFECTS_RESULT = {
  chem_name: true,
  chem_chosen: false,
  chem_ref: true,
  address: true,
  place_name: false,
  place_lon: true,
  place_lat: true,
  place_precision: false,
  place_source: false,
  source: true,
  emission_rate: true,
  pool_area_m2: true,
  hole_diameter_mm: true,
  liquid_above_hole_m: true,
  bore_mm: true,
  gauge_pressure: true,
  gauge_unit: true,
  contents_kg: true,
  emission_height: true,
  state: true,
  unit: false, // display only
  turnBackLELPercent: true,
  duration_min: true,
  ground: true,
  ground_temperature_c: true,
  spill: true,
  container: true,
  tank: true,
  guide: true,
  time: true,
  weather: true,
  wind_speed: true,
  wind_unit: true,
  wind_gust_mps: false, // information only
  wind_from: true,
  temperature_c: true,
  humidity: true,
  dew_point_c: false, // information only
  qnh_mb: false, // information only
  cloud: true,
  cloud_assumed: false,
  stability: true,
  metar: false,
  weather_source: false,
  weather_at: false,
} as const satisfies Record<keyof PlumeValues, boolean>;

const FIELDS = Object.keys(AFFECTS_RESULT) as (keyof PlumeValues)[]; // keys of an object defined here

/** True if the form has changed since the zones were calculated. */
export function isStalePlume(calculated: PlumeValues, now: PlumeValues): boolean {
  const [before, after] = [withChosenSource(calculated), withChosenSource(now)];
  return FIELDS.some((field) => AFFECTS_RESULT[field] && before[field] !== after[field]);
}

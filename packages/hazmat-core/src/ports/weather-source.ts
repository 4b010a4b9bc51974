import type { LonLat } from "./geocoder.ts";

/** How the weather came to be known. */
export type WeatherKind = "measured" | "model" | "entered";

/** Wind direction is where the wind comes FROM, degrees clockwise from north. Speeds in km/h, temperature in °C. */
export interface Weather {
  readonly temperature_c: number;
  readonly wind_kph: number;
  readonly wind_from_deg: number;
  readonly humidity_percent: number | null;
  readonly cloud_tenths: number | null;
  readonly pressure_mb: number | null;
  readonly condition: string | null;
  readonly kind: WeatherKind;
  readonly source: string;
  readonly observed_at: string;
  readonly station_distance_m: number | null;
  /** Where the station stands, degrees clockwise from north, seen from the place. Left out where it is not known. */
  readonly station_bearing_deg?: number;
}

/** Gives the weather of a place. A product without a weather service has none. */
export interface WeatherSource {
  at(place: LonLat, options?: { readonly signal?: AbortSignal }): Promise<Weather | null>;
}

import type { LonLat } from "./geocoder.ts";

/** Origin of weather data. */
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
  /** Direction of the station from the incident, degrees clockwise from north. Omitted if not known. */
  readonly station_bearing_deg?: number;
}

/** Port for a weather service. Omit it if there is none. */
export interface WeatherSource {
  at(place: LonLat, options?: { readonly signal?: AbortSignal }): Promise<Weather | null>;
}

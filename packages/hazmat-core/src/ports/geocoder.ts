/** Precision of a position, best first. A plume is never drawn from `town` or `none` without confirmation. */
export const PLACE_PRECISIONS = [
  "registered",
  "rooftop",
  "point",
  "interpolated",
  "street",
  "intersection",
  "town",
  "none",
] as const;

/** Precision of a position. */
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** Longitude and latitude in degrees, WGS 84, GeoJSON order. */
export type LonLat = readonly [lon: number, lat: number];

/** A suggested position for typed text. */
export interface AddressSuggestion {
  readonly id: string;
  readonly place_name: string;
  readonly center: LonLat;
  readonly precision: PlacePrecision;
  readonly source: string;
  /** The geocoding service that did not respond: this position comes from data available without it. */
  readonly unanswered_by?: string;
}

/** Port for a geocoding service: finds positions for typed text. Returns at most `limit` suggestions, default five. */
export interface Geocoder {
  suggest(
    text: string,
    options?: { readonly limit?: number; readonly signal?: AbortSignal },
  ): Promise<readonly AddressSuggestion[]>;
}

/** A position in degrees on WGS 84: longitude east, latitude north. Pairs are in GeoJSON order. */
export interface Place {
  readonly lon: number;
  readonly lat: number;
}

/** Seven decimals of a degree are about a centimetre: more would only pretend. */
const DECIMALS = 1e7;

/**
 * Returns a GeoJSON position `[lon, lat]` with at most seven decimals.
 *
 * @example
 * positionOf(-63.123456789, 44.65); // [-63.1234568, 44.65]
 */
export function positionOf(lon: number, lat: number): [lon: number, lat: number] {
  return [Math.round(lon * DECIMALS) / DECIMALS, Math.round(lat * DECIMALS) / DECIMALS];
}

/** A position in degrees on WGS 84: longitude east, latitude north. Pairs are in GeoJSON order. */
export interface Place {
  readonly lon: number;
  readonly lat: number;
}

/** Seven decimals of a degree are about a centimetre: more would claim too much precision. */
const DECIMALS = 1e7;

/**
 * Writes a coordinate in plain digits, at most seven decimals: programs that read files may not accept `1e-7`.
 *
 * @example
 * degreesText(0.0000001); // "0.0000001"
 * degreesText(-63.57); // "-63.57"
 */
export function degreesText(degrees: number): string {
  const rounded = Math.round(degrees * DECIMALS) / DECIMALS || 0; // without the sign of -0
  const short = String(rounded);
  return short.includes("e") ? rounded.toFixed(7) : short;
}

/**
 * Returns a GeoJSON position `[lon, lat]` with at most seven decimals.
 *
 * @example
 * positionOf(-63.123456789, 44.65); // [-63.1234568, 44.65]
 */
export function positionOf(lon: number, lat: number): [lon: number, lat: number] {
  return [Math.round(lon * DECIMALS) / DECIMALS, Math.round(lat * DECIMALS) / DECIMALS];
}

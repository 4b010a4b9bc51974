/**
 * Returns the coordinates of a route if they can be drawn: at least two pairs of numbers, longitude within ±180 and
 * latitude within ±90. Otherwise `null`.
 */
export function routeCoordinates(coordinates: readonly (readonly number[])[]): [number, number][] | null {
  if (coordinates.length < 2) return null;
  const pairs = coordinates.map(([lon = Number.NaN, lat = Number.NaN]): [number, number] => [lon, lat]);
  return pairs.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90) ? pairs : null;
}

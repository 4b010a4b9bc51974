/** Steps per degree: Valhalla encodes six decimals. */
const PER_DEGREE = 1e6;

/**
 * The positions of an encoded line, `[lon, lat]`. A truncated position is dropped.
 *
 * @see the decoding page of Valhalla's documentation (docs/docs/api/decoding.md of valhalla/valhalla)
 */
export function unpackLine(packed: string): (readonly [lon: number, lat: number])[] {
  const steps = stepsOf(packed);
  const places: (readonly [number, number])[] = [];
  let [lat, lon] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lat += steps[at] ?? 0;
    lon += steps[at + 1] ?? 0;
    places.push([lon / PER_DEGREE, lat / PER_DEGREE]);
  }
  return places;
}

/** Signed integers in groups of five bits, lowest first; a sixth bit marks that another group follows. */
function stepsOf(packed: string): number[] {
  const steps: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of packed) {
    const piece = letter.charCodeAt(0) - 63;
    value |= (piece & 0x1f) << shift;
    shift += 5;
    if (piece >= 0x20) continue;
    steps.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return steps;
}

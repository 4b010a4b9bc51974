/** Places in a degree: Valhalla packs with six digits. */
const PER_DEGREE = 1e6;

/**
 * The places of a line that was packed into text, `[lon, lat]`. What is cut off gives no place.
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

/** Signed whole numbers in pieces of five bits, the lowest first; a sixth bit says that another piece follows. */
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

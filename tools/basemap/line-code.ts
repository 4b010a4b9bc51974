/** Hundredths of a degree, about 1 km: more precise than a 1:50 million coastline. */
export const SCALE = 100;

/**
 * A line in integer fractions of a degree: the first point as coordinates, each further point as the difference from
 * the previous one. Points that are equal after rounding are stored once.
 *
 * @param scale - fractions per degree
 * @returns `[x, y, dx, dy, …]`
 * @example
 * encodeLine([[1, 1], [1.02, 1.01]], 100); // [100, 100, 2, 1]
 */
export function encodeLine(line: readonly (readonly number[])[], scale: number): number[] {
  const code: number[] = [];
  let last: readonly [number, number] = [0, 0];
  for (const [lon = 0, lat = 0] of line) {
    const place = [Math.round(lon * scale), Math.round(lat * scale)] as const;
    const step = [place[0] - last[0], place[1] - last[1]] as const;
    if (code.length > 0 && step[0] === 0 && step[1] === 0) continue;
    code.push(...step);
    last = place;
  }
  return code;
}

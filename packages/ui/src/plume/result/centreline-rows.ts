import type { PlumeResult } from "./plume-result.ts";

/** Pairs of [m downwind, ppm at ground level], in order of distance. */
export type CentrelinePoints = readonly (readonly [xM: number, ppm: number])[];

/** Typical distances: 1, 2 and 5 of each power of ten, from 10 m to the limit of the models. */
const TABLE_DISTANCES_M = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const MAX_ROWS = 7;

/**
 * Returns the concentrations of a plume on its centreline, at round distances.
 *
 * @param farM - end of the farthest zone: the rows end at the first round distance beyond it
 * @returns at most seven rows, the farthest ones if there are more
 */
export function centrelineRows(points: CentrelinePoints, farM: number): CentrelinePoints {
  const last = points.at(-1)?.[0] ?? 0;
  const end = Math.min(last, TABLE_DISTANCES_M.find((xM) => xM >= farM) ?? last);
  return TABLE_DISTANCES_M.filter((xM) => xM <= end * 1.000001)
    .flatMap((xM) => {
      const ppm = ppmAt(points, xM);
      return ppm === null ? [] : [[xM, ppm] as const];
    })
    .slice(-MAX_ROWS);
}

/** Interpolates between two points with a power of the distance. `null` outside the points. */
function ppmAt(points: CentrelinePoints, xM: number): number | null {
  const after = points.findIndex(([x]) => x >= xM / 1.000001);
  const to = points[after];
  if (to === undefined) return null;
  const from = points[after - 1];
  if (from === undefined) return to[0] <= xM * 1.000001 ? to[1] : null;
  if (!(from[1] > 0 && to[1] > 0)) return to[1];
  const share = Math.log(xM / from[0]) / Math.log(to[0] / from[0]);
  return from[1] * (to[1] / from[1]) ** share;
}

/** Rows of a result whose plume has a direction. */
export function centrelineOf({ plume }: Pick<PlumeResult, "plume">): CentrelinePoints {
  if (plume === null || plume.centreline === null) return [];
  const farM = Math.max(0, ...plume.zones.map((zone) => zone.farM));
  return centrelineRows(plume.centrelinePoints, farM);
}

import type { Metres } from "../../units/length.ts";

/** Half extents of the gas over a source, m. */
export interface SourceCloud {
  readonly upwindM: Metres;
  /** To either side of the axis, at the source. */
  readonly sideM: Metres;
}

/**
 * Ground-level concentrations of a model along and across the plume axis, sufficient to draw every zone. Values are
 * maxima over time in ppm by volume; x is downwind from the source, y is crosswind.
 */
export interface PlumeField {
  /** Start of the plume: 0, or the downwind edge of the gas blanket over the source. */
  readonly firstM: Metres;
  /** The gas cloud around the source; `null` for a point source. */
  readonly sourceCloud: SourceCloud | null;
  /** Distance in metres from which the plume is passive; 0 if it was never heavy. */
  readonly heavyToM: Metres;
  readonly centrelinePpm: (x: Metres) => number;
  /** Half width at which the concentration falls to `ppm`; 0 if it is nowhere that high. */
  readonly halfWidthM: (x: Metres, ppm: number) => Metres;
  readonly groundPpm: (x: Metres, y: Metres) => number;
}

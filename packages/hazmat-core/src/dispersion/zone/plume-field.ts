import type { Metres } from "../../units/length.ts";

/** The gas that lies over a source, as half extents about it, m. */
export interface SourceCloud {
  readonly upwindM: Metres;
  /** To either side of the axis, at the source. */
  readonly sideM: Metres;
}

/**
 * What a model says about the ground, on the axis and across it: enough to draw every zone of a release.
 * Values are the highest over time, ppm by volume; x from the source along the wind, y across it.
 */
export interface PlumeField {
  /** Where the plume begins: 0, or the downwind edge of the blanket over the source. */
  readonly firstM: Metres;
  /** The gas about the source; null for a point source. */
  readonly sourceCloud: SourceCloud | null;
  /** From here on the plume is light enough to mix as the air lets it, m; 0 where it never was heavy. */
  readonly heavyToM: Metres;
  readonly centrelinePpm: (x: Metres) => number;
  /** Half width at which the concentration falls to `ppm`; 0 where it is nowhere so high. */
  readonly halfWidthM: (x: Metres, ppm: number) => Metres;
  readonly groundPpm: (x: Metres, y: Metres) => number;
}

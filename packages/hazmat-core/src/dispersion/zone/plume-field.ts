import type { Metres } from "../../units/length.ts";

/**
 * What a model says about the ground, on the axis and across it: enough to draw every zone of a release.
 * Values are the highest over time, ppm by volume; x from the source along the wind, y across it.
 */
export interface PlumeField {
  readonly model: "gaussian" | "heavy-gas";
  /** Where the plume begins: 0, or the downwind edge of the blanket over the source. */
  readonly firstM: Metres;
  /** Half the side of the square blanket of gas about the source; 0 for a point source. */
  readonly blanketHalfSideM: Metres;
  readonly centrelinePpm: (x: Metres) => number;
  /** Half width at which the concentration falls to `ppm`; 0 where it is nowhere so high. */
  readonly halfWidthM: (x: Metres, ppm: number) => Metres;
  readonly groundPpm: (x: Metres, y: Metres) => number;
}

/** β = slope · α + offset up to a value of α. */
interface Piece {
  readonly upTo: number;
  readonly slope: number;
  readonly offset: number;
}

/** The curve of one concentration, as a fraction of that at the source. */
export interface CorrelationLine {
  readonly share: number;
  readonly pieces: readonly Piece[];
}

const piece = (upTo: number, slope: number, offset: number): Piece => ({ upTo, slope, offset });

/**
 * Steady plumes: β = log10(x / D) [CCPS1999 tables 2.13 and 2.15]. The third piece of 0.10 is −0.5 α + 1.78; CCPS
 * prints it otherwise.
 */
export const LINES_PLUME: readonly CorrelationLine[] = [
  { share: 0.1, pieces: [piece(-0.55, 0, 1.75), piece(-0.14, 0.24, 1.88), piece(Infinity, -0.5, 1.78)] },
  {
    share: 0.05,
    pieces: [piece(-0.68, 0, 1.92), piece(-0.29, 0.36, 2.16), piece(-0.18, 0, 2.06), piece(Infinity, -0.56, 1.96)],
  },
  {
    share: 0.02,
    pieces: [piece(-0.69, 0, 2.08), piece(-0.31, 0.45, 2.39), piece(-0.16, 0, 2.25), piece(Infinity, -0.54, 2.16)],
  },
  {
    share: 0.01,
    pieces: [piece(-0.7, 0, 2.25), piece(-0.29, 0.49, 2.59), piece(-0.2, 0, 2.45), piece(Infinity, -0.52, 2.35)],
  },
  {
    share: 0.005,
    pieces: [piece(-0.67, 0, 2.4), piece(-0.28, 0.59, 2.8), piece(-0.15, 0, 2.63), piece(Infinity, -0.48, 2.56)],
  },
  {
    share: 0.002,
    pieces: [piece(-0.69, 0, 2.6), piece(-0.25, 0.39, 2.87), piece(-0.13, 0, 2.77), piece(Infinity, -0.5, 2.71)],
  },
];

/** Instantaneous releases: β = log10(x / V0^(1/3)) [CCPS1999 tables 2.14 and 2.16]. */
export const LINES_PUFF: readonly CorrelationLine[] = [
  { share: 0.1, pieces: [piece(-0.44, 0, 0.7), piece(0.43, 0.26, 0.81), piece(Infinity, 0, 0.93)] },
  { share: 0.05, pieces: [piece(-0.56, 0, 0.85), piece(0.31, 0.26, 1), piece(Infinity, -0.12, 1.12)] },
  { share: 0.02, pieces: [piece(-0.66, 0, 0.95), piece(0.32, 0.36, 1.19), piece(Infinity, -0.26, 1.38)] },
  { share: 0.01, pieces: [piece(-0.71, 0, 1.15), piece(0.37, 0.34, 1.39), piece(Infinity, -0.38, 1.66)] },
  { share: 0.005, pieces: [piece(-0.52, 0, 1.48), piece(0.24, 0.26, 1.62), piece(Infinity, -0.3, 1.75)] },
  { share: 0.002, pieces: [piece(0.27, 0, 1.83), piece(Infinity, -0.32, 1.92)] },
  { share: 0.001, pieces: [piece(-0.1, 0, 2.075), piece(Infinity, -0.27, 2.05)] },
];

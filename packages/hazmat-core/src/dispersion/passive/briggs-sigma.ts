import type { Metres } from "../../units/length.ts";
import type { StabilityClass } from "../release.ts";

// Spread of a passive plume as used in ALOHA: Briggs's curves for the vertical, one set for the crosswind over rural
// and urban terrain (a 3-minute average), Beals's for the downwind. [TM43] NOAA TM NOS OR&R 43, ALOHA 5.4.4 Technical
// Documentation, November 2013, Table 13. Fitted for 100 m to 10 km; extrapolated outside.

/** Rural (open country) or urban (town and forest). ALOHA's border is a roughness length of 0.20 m. */
export type Terrain = "rural" | "urban";

/** Roughness length from which terrain counts as urban, m [TM43]. */
const URBAN_FROM: Metres = 0.2;

export function terrainOf(roughnessM: Metres): Terrain {
  return roughnessM < URBAN_FROM ? "rural" : "urban";
}

/** σx = a x^b: [a, b] [TM43 Table 13, Beals]. */
const SIGMA_X: Readonly<Record<StabilityClass, readonly [number, number]>> = {
  A: [0.02, 1.22],
  B: [0.02, 1.22],
  C: [0.02, 1.22],
  D: [0.04, 1.14],
  E: [0.17, 0.97],
  F: [0.17, 0.97],
};

/** σy = a x / √(1 + 0.0001 x): a [TM43 Table 13]. */
const SIGMA_Y: Readonly<Record<StabilityClass, number>> = { A: 0.22, B: 0.16, C: 0.11, D: 0.08, E: 0.06, F: 0.04 };

/**
 * σz = a x (1 + b x)^c: [a, b, c] [TM43 Table 13]. TM43 prints b = 0.00015 for urban E and F; Briggs 1973 and
 * Griffiths 1994 have 0.0015.
 */
const SIGMA_Z: Readonly<Record<Terrain, Readonly<Record<StabilityClass, readonly [number, number, number]>>>> = {
  rural: {
    A: [0.2, 0, 0],
    B: [0.12, 0, 0],
    C: [0.08, 0.0002, -0.5],
    D: [0.06, 0.0015, -0.5],
    E: [0.03, 0.0003, -1],
    F: [0.016, 0.0003, -1],
  },
  urban: {
    A: [0.24, 0.001, 0.5],
    B: [0.24, 0.001, 0.5],
    C: [0.2, 0, 0],
    D: [0.14, 0.0003, -0.5],
    E: [0.08, 0.0015, -0.5],
    F: [0.08, 0.0015, -0.5],
  },
};

/** A spread by distance from the source, both in m; reused for many evaluations of a field. */
export type SpreadBy = (x: Metres) => Metres;

/** Downwind spread of a puff by distance, for one class [TM43 Table 13]. */
export function sigmaXOf(stability: StabilityClass): SpreadBy {
  const [a, b] = SIGMA_X[stability];
  return (x) => a * x ** b; // [TM43 Table 13]
}

/** Crosswind spread by distance, for one class [TM43 Table 13]. */
export function sigmaYOf(stability: StabilityClass): SpreadBy {
  const a = SIGMA_Y[stability];
  return (x) => (a * x) / Math.sqrt(1 + 1e-4 * x); // [TM43 Table 13]
}

/** Vertical spread by distance, for one class and terrain [TM43 Table 13]. */
export function sigmaZOf(stability: StabilityClass, terrain: Terrain): SpreadBy {
  const [a, b, c] = SIGMA_Z[terrain][stability];
  return (x) => a * x * (1 + b * x) ** c; // [TM43 Table 13]
}

/**
 * Downwind spread of a puff, m.
 *
 * @param x - distance from the source, m, greater than 0
 * @see [TM43] Table 13
 */
export function sigmaX(x: Metres, stability: StabilityClass): Metres {
  return sigmaXOf(stability)(x);
}

/**
 * Crosswind spread, m: a 3-minute average, the same over rural and urban terrain.
 *
 * @param x - distance from the source, m, 0 or more
 * @see [TM43] Table 13
 * @example
 * sigmaY(1000, "D"); // ≈ 76.277
 */
export function sigmaY(x: Metres, stability: StabilityClass): Metres {
  return sigmaYOf(stability)(x);
}

/**
 * Vertical spread, m.
 *
 * @param x - distance from the source, m, 0 or more
 * @see [TM43] Table 13
 * @example
 * sigmaZ(1000, "D", "rural"); // ≈ 37.947
 */
export function sigmaZ(x: Metres, stability: StabilityClass, terrain: Terrain): Metres {
  return sigmaZOf(stability, terrain)(x);
}

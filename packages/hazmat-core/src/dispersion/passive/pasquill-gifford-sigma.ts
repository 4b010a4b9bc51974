import type { Metres } from "../../units/length.ts";
import type { StabilityClass } from "../release.ts";

// Spread of a passive plume over open country as used in ISC3 and SCREEN3: another fit of the same experiments, for
// comparison. The release models use Briggs's curves. [ISC3] EPA-454/B-95-003b, ISC3 volume II, tables 1-1 and 1-2; x
// in km.

/** σy = 465.11628 x tan(0.017453293 (c − d ln x)): [c, d] [ISC3 table 1-1]. */
const SIGMA_Y: Readonly<Record<StabilityClass, readonly [number, number]>> = {
  A: [24.167, 2.5334],
  B: [18.333, 1.8096],
  C: [12.5, 1.0857],
  D: [8.333, 0.72382],
  E: [6.25, 0.54287],
  F: [4.1667, 0.36191],
};

/** σz = a x^b up to a distance: [up to km, a, b] [ISC3 table 1-2]. */
const SIGMA_Z: Readonly<Record<StabilityClass, readonly (readonly [number, number, number])[]>> = {
  A: [
    [0.1, 122.8, 0.9447],
    [0.15, 158.08, 1.0542],
    [0.2, 170.22, 1.0932],
    [0.25, 179.52, 1.1262],
    [0.3, 217.41, 1.2644],
    [0.4, 258.89, 1.4094],
    [0.5, 346.75, 1.7283],
    [Infinity, 453.85, 2.1166],
  ],
  B: [
    [0.2, 90.673, 0.93198],
    [0.4, 98.483, 0.98332],
    [Infinity, 109.3, 1.0971],
  ],
  C: [[Infinity, 61.141, 0.91465]],
  D: [
    [0.3, 34.459, 0.86974],
    [1, 32.093, 0.81066],
    [3, 32.093, 0.64403],
    [10, 33.504, 0.60486],
    [30, 36.65, 0.56589],
    [Infinity, 44.053, 0.51179],
  ],
  E: [
    [0.1, 24.26, 0.8366],
    [0.3, 23.331, 0.81956],
    [1, 21.628, 0.7566],
    [2, 21.628, 0.63077],
    [4, 22.534, 0.57154],
    [10, 24.703, 0.50527],
    [20, 26.97, 0.46713],
    [40, 35.42, 0.37615],
    [Infinity, 47.618, 0.29592],
  ],
  F: [
    [0.2, 15.209, 0.81558],
    [0.7, 14.457, 0.78407],
    [1, 13.953, 0.68465],
    [2, 13.953, 0.63227],
    [3, 14.823, 0.54503],
    [7, 16.187, 0.4649],
    [15, 17.836, 0.41507],
    [30, 22.651, 0.32681],
    [60, 27.074, 0.27436],
    [Infinity, 34.219, 0.21716],
  ],
};

/** Maximum of σz, m [ISC3]. */
const MAX_SIGMA_Z: Metres = 5000;

/**
 * Pasquill–Gifford spread over open country by ISC3's fits, m.
 *
 * @param x - distance from the source, m, greater than 0
 * @see [ISC3] tables 1-1 and 1-2
 * @example
 * pasquillGiffordSigma(500, "D").y; // ≈ 36.14619
 */
export function pasquillGiffordSigma(x: Metres, stability: StabilityClass): { readonly y: Metres; readonly z: Metres } {
  const km = x / 1000;
  const [c, d] = SIGMA_Y[stability];
  const y = 465.11628 * km * Math.tan(0.017453293 * (c - d * Math.log(km))); // [ISC3 1-1]
  const row = SIGMA_Z[stability].find(([limit]) => km <= limit);
  const z = row === undefined ? MAX_SIGMA_Z : Math.min(MAX_SIGMA_Z, row[1] * km ** row[2]); // [ISC3 1-2]
  return { y, z };
}

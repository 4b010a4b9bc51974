import type { Metres } from "../../units/length.ts";
import {
  airIntake,
  DELLAY,
  densityExcess,
  depthScaleOf,
  effectiveDepth,
  type HeavyRelease,
  layerRichardson,
} from "./heavy-plume.ts";
import { rootBetween } from "../numeric/root.ts";

// The gas blanket over a source: wide enough for the wind to remove the gas without exceeding pure gas at its edge, or,
// for a diluted jet, without exceeding its concentration. [TM43] section 4.4.4, [DEGADIS] 2.1.

/** The gas that leaves the blanket at its downwind edge. */
export interface Blanket {
  /** Side of the square that represents the round blanket, m. */
  readonly sideM: Metres;
  /** Concentration on the axis at the downwind edge, kg/m³. */
  readonly concentration: number;
  /** ρ F of the layer, kg/(m s). */
  readonly massFlux: number;
}

/** Search range of blanket radii, m. */
const RADII = { least: 1e-3, most: 5000 } as const;
const SEARCH_STEPS = 60;
const FINAL_STEPS = 400;

/**
 * Finds the smallest blanket, at least as wide as the pool; null if no radius up to 5 km is sufficient.
 *
 * @param poolDiameterM - m; 0 for a release without a pool
 */
export function heavyBlanket(release: HeavyRelease, poolDiameterM: Metres): Blanket | null {
  const { highestConcentration: highest } = release.mixing;
  const overPure = (logRadius: number): number =>
    Math.log(blanketOf(release, Math.exp(logRadius), SEARCH_STEPS).concentration / highest);
  const least = Math.log(RADII.least);
  const most = Math.log(RADII.most);
  if (overPure(most) > 0) return null;
  const radius = overPure(least) > 0 ? Math.exp(rootBetween(overPure, least, most, 1e-5)) : RADII.least;
  return blanketOf(release, Math.max(radius, poolDiameterM / 2), FINAL_STEPS);
}

/** Calculates the layer at the edge of a blanket of a given radius; the concentration can exceed that of pure gas. */
function blanketOf(release: HeavyRelease, radiusM: Metres, steps: number): Blanket {
  const { mixing, wind, rateKgPerS } = release;
  const sideM = Math.sqrt(Math.PI) * radiusM;
  const { sourceFraction } = mixing;
  const flux = rateKgPerS / (Math.PI * radiusM ** 2); // of the substance, kg/(m² s)
  const layerAt = (x: Metres, mass: number): { readonly mean: number; readonly growth: number } => {
    const fraction = x > 0 ? Math.min((flux * x) / mass, sourceFraction) : sourceFraction;
    const mean = mixing.concentrationAt(fraction);
    const excess = densityExcess(mixing, mean * DELLAY);
    const carried = Math.max(mass / mixing.densityAt(fraction) / DELLAY, 1e-15); // F, m²/s
    const depthM = effectiveDepth(wind, depthScaleOf(wind, carried));
    const layer = { excess, depthM, flux: carried };
    const growth = DELLAY * airIntake(release, layer, layerRichardson(release, layer)) + flux / sourceFraction; // [TM43 4.4.4] dY'/dx
    return { mean, growth };
  };

  let mass = 1e-12; // kg/(m s), DELLAY times the mass flux of the layer
  let x = 0;
  for (let i = 1; i <= steps; i++) {
    const next = sideM * (i / steps) ** 2;
    const h = next - x;
    const k1 = layerAt(x, mass).growth;
    const k2 = layerAt(x + h / 2, mass + (h / 2) * k1).growth;
    const k3 = layerAt(x + h / 2, mass + (h / 2) * k2).growth;
    const k4 = layerAt(next, mass + h * k3).growth;
    mass += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    x = next;
  }
  return { sideM, concentration: DELLAY * layerAt(sideM, mass).mean, massFlux: mass / DELLAY };
}

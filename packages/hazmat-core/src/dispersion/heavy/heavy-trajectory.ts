import type { Metres } from "../../units/length.ts";
import { GRAVITY } from "../weather/air.ts";
import type { Blanket } from "./heavy-blanket.ts";
import {
  DELLAY,
  densityExcess,
  depthScaleOf,
  effectiveDepth,
  effectiveSpeed,
  entrainment,
  type HeavyRelease,
} from "./heavy-plume.ts";
import type { StabilityClass } from "../release.ts";

// A steady plume of heavy gas downwind of its blanket. Cross-section: a core of half width b with Gaussian edges Sy, so
// that the effective half width is B = b + √π/2 Sy. [TM43] section 4.4.4; closure constants [DEGADIS] 2.1.

/** Speed of the gravity current's front over √(g' H) [DEGADIS CE]. */
const FRONT = 1.15;
/** Sy grows as x^β [DEGADIS]. */
const BETA = 0.9;
/** σy = δ x^β for a 10-minute average, and the shortest average that makes a difference, s [Spicer & Havens 1988]. */
const DELTA: Readonly<Record<StabilityClass, readonly [delta: number, leastAverageS: number]>> = {
  A: [0.423, 18.4],
  B: [0.313, 18.4],
  C: [0.21, 18.4],
  D: [0.136, 18.3],
  E: [0.102, 11.4],
  F: [0.0674, 4.6],
};
const REFERENCE_AVERAGE = 600; // s
const STEP = 0.01; // share of the distance
/** A very heavy cloud slumps many times its width in a step of that size: it takes smaller ones. Share of its width. */
const MOST_WIDENING = 0.1;
const EDGE = Math.sqrt(Math.PI) / 2;

/** One cross-section: distance, kg/m³ on the axis at the ground, half width of the core, spread of the edges. */
export interface HeavySection {
  readonly x: Metres;
  readonly concentration: number;
  readonly coreHalfWidth: Metres;
  readonly edgeSpread: Metres;
}

/**
 * Follows a heavy plume downwind.
 *
 * @param averagingS - averaging time, s: 300 for toxic limits, 10 for flammable ones [TM43]
 * @param farthestM - m
 */
export function heavyTrajectory(
  release: HeavyRelease,
  blanket: Blanket,
  about: { readonly stability: StabilityClass; readonly averagingS: number; readonly farthestM: Metres },
): readonly HeavySection[] {
  const [delta10, leastAverage] = DELTA[about.stability];
  const delta = delta10 * (Math.max(about.averagingS, leastAverage) / REFERENCE_AVERAGE) ** 0.2;
  const { mixing, wind, rateKgPerS } = release;
  const sections: HeavySection[] = [];

  /** The layer that a mass flux ρF and a half width B imply: E = 2 B cc F [TM43 4.4.4, mass of the substance]. */
  const layerOf = (massFlux: number, halfWidth: Metres) => {
    const fraction = Math.min(rateKgPerS / (2 * halfWidth * massFlux * DELLAY), 1);
    const concentration = Math.min(DELLAY * mixing.concentrationAt(fraction), mixing.pureDensity);
    const excess = Math.max(0, densityExcess(mixing, concentration));
    const depthScale = depthScaleOf(wind, massFlux / mixing.densityAt(fraction));
    const depth = effectiveDepth(wind, depthScale);
    return { concentration, excess, depthScale, depth, intake: entrainment(release, excess, depth) };
  };

  let x = blanket.sideM / 2;
  let massFlux = blanket.massFlux;
  let edgeSq = 1e-12; // Sy², m²
  let halfWidth = blanket.sideM / 2; // B, m
  const slopes = (y: number, b: Metres) => {
    const layer = layerOf(y, b);
    const front = (FRONT * Math.sqrt(GRAVITY * layer.excess * layer.depth)) / effectiveSpeed(wind, layer.depthScale); // dB/dx
    const edge = ((8 * BETA) / Math.PI) * b ** 2 * ((delta * Math.sqrt(Math.PI / 2)) / b) ** (1 / BETA); // dSy²/dx
    return { layer, dMass: (layer.intake * b - y * front) / b, dEdge: edge, dHalf: front };
  };

  while (x < about.farthestM) {
    const k1 = slopes(massFlux, halfWidth);
    const spread = Math.sqrt(edgeSq);
    const core = halfWidth - EDGE * spread;
    sections.push({ x, concentration: k1.layer.concentration, coreHalfWidth: Math.max(core, 0), edgeSpread: spread });
    if (core <= 0) break;
    const h = Math.min(STEP * (x + 0.01 * blanket.sideM), (MOST_WIDENING * halfWidth) / Math.max(k1.dHalf, 1e-9));
    const k2 = slopes(massFlux + (h / 2) * k1.dMass, halfWidth + (h / 2) * k1.dHalf);
    const k3 = slopes(massFlux + (h / 2) * k2.dMass, halfWidth + (h / 2) * k2.dHalf);
    const k4 = slopes(massFlux + h * k3.dMass, halfWidth + h * k3.dHalf);
    const sixth = h / 6;
    massFlux += sixth * (k1.dMass + 2 * k2.dMass + 2 * k3.dMass + k4.dMass);
    edgeSq += sixth * (k1.dEdge + 2 * k2.dEdge + 2 * k3.dEdge + k4.dEdge);
    halfWidth += sixth * (k1.dHalf + 2 * k2.dHalf + 2 * k3.dHalf + k4.dHalf);
    x += h;
  }

  // Without a core the plume spreads as a passive one from a virtual source: Sy = √2 δ (x + xv)^β [TM43 4.4.4].
  const virtual = (halfWidth / EDGE / (Math.SQRT2 * delta)) ** (1 / BETA) - x;
  const spreadAt = (at: Metres): Metres => Math.SQRT2 * delta * (at + virtual) ** BETA;
  let carried = massFlux * halfWidth; // ρ F B, kg/s
  while (x < about.farthestM) {
    const at = (distance: Metres, load: number) => {
      const half = EDGE * spreadAt(distance);
      const layer = layerOf(load / half, half);
      return { layer, growth: layer.intake * half };
    };
    const k1 = at(x, carried);
    sections.push({ x, concentration: k1.layer.concentration, coreHalfWidth: 0, edgeSpread: spreadAt(x) });
    const h = STEP * x;
    const k2 = at(x + h / 2, carried + (h / 2) * k1.growth);
    const k4 = at(x + h, carried + h * k2.growth);
    carried += (h / 6) * (k1.growth + 4 * k2.growth + k4.growth);
    x += h;
  }
  return sections;
}

import type { Metres } from "../../units/length.ts";
import { GRAVITY } from "../weather/air.ts";
import type { Blanket } from "./heavy-blanket.ts";
import {
  airIntake,
  DELLAY,
  densityExcess,
  depthScaleOf,
  effectiveDepth,
  effectiveSpeed,
  type HeavyRelease,
  layerRichardson,
  layerWeight,
} from "./heavy-plume.ts";
import type { StabilityClass } from "../release.ts";

// A steady heavy-gas plume downwind of its blanket. Cross-section: a core of half width b with Gaussian edges Sy, so
// that the effective half width is B = b + √π/2 Sy. [TM43] section 4.4.4; closure constants [DEGADIS] 2.1.

/** Front speed of the gravity current divided by √(g' H) [DEGADIS CE]. */
const FRONT = 1.15;
/** Sy grows with x^β [DEGADIS]. */
const BETA = 0.9;
/** σy = δ x^β for a 10-minute average, and the shortest averaging time with an effect, s [Spicer & Havens 1988]. */
const DELTA: Readonly<Record<StabilityClass, readonly [delta: number, leastAverageS: number]>> = {
  A: [0.423, 18.4],
  B: [0.313, 18.4],
  C: [0.21, 18.4],
  D: [0.136, 18.3],
  E: [0.102, 11.4],
  F: [0.0674, 4.6],
};
const REFERENCE_AVERAGE = 600; // s
const STEP = 0.01; // fraction of the distance
/**
 * Maximum widening per step as a fraction of the width. A very heavy cloud would widen many times its width in one
 * step, so it takes smaller steps.
 */
const MAX_WIDENING = 0.1;
const EDGE = Math.sqrt(Math.PI) / 2;

/** One cross-section: distance, kg/m³ on the axis at the ground, half width of the core, spread of the edges. */
export interface HeavySection {
  readonly x: Metres;
  readonly concentration: number;
  readonly coreHalfWidth: Metres;
  readonly edgeSpread: Metres;
  /** F = ∫ u c/c0 dz, m²/s. */
  readonly flux: number;
  /** Ri* of the layer; 0 if it is not denser than air. */
  readonly richardson: number;
  /** Fraction of the cloud's heat deficit supplied by the ground, 0 to 1. */
  readonly warmth: number;
}

/** Y = ρ F in kg/(m s), Sy² in m², B in m, and the fraction of the heat deficit supplied by the ground. */
type State = readonly [massFlux: number, edgeSq: number, halfWidth: number, warmth: number];

/**
 * Integrates a heavy plume downwind, including the passive plume that it becomes.
 *
 * Only slumping makes the layer thinner: mixing at the sides makes the plume wider, not shallower. Without a passive
 * limit, the stage after the core keeps Y B constant instead of Y, as in the reference cases of the equations [TM43
 * 4.4.4].
 *
 * @param about.averagingS - averaging time, s: 300 for toxic limits, 10 for flammable ones [TM43]; the passive limit has none
 * @param about.farthestM - m
 */
export function heavyTrajectory(
  release: HeavyRelease,
  blanket: Blanket,
  about: { readonly stability: StabilityClass; readonly averagingS: number; readonly farthestM: Metres },
): readonly HeavySection[] {
  const [delta10, leastAverage] = DELTA[about.stability];
  const delta = delta10 * (Math.max(about.averagingS, leastAverage) / REFERENCE_AVERAGE) ** 0.2;
  const { wind, rateKgPerS, passive, ground } = release;
  const highest = release.mixing.highestConcentration;

  /** The layer for a mass flux ρF and a half width B: E = 2 B cc F [TM43 4.4.4, mass of the substance]. */
  const layerOf = ([massFlux, , halfWidth, warmth]: State) => {
    const mixing = ground === null ? release.mixing : ground.mixingAt(warmth);
    const fraction = Math.min(rateKgPerS / (2 * halfWidth * massFlux * DELLAY), 1);
    const concentration = Math.min(DELLAY * mixing.concentrationAt(fraction), highest, mixing.highestConcentration);
    const excess = Math.max(0, densityExcess(mixing, concentration));
    const densityKgPerM3 = mixing.densityAt(fraction);
    const flux = massFlux / densityKgPerM3;
    const depthScale = depthScaleOf(wind, flux);
    const depthM = effectiveDepth(wind, depthScale);
    const layer = { excess, flux, depthM };
    const richardson = layerRichardson(release, layer);
    if (ground === null) return { ...layer, concentration, depthScale, richardson, heatFlux: 0 };
    const centre = mixing.temperatureAt(mixing.fractionAt(concentration));
    const over = { temperatureK: mixing.temperatureAt(fraction), densityKgPerM3, fraction, depthM: DELLAY * depthM };
    const stirring = ground.stirringOf({ ...over, temperatureK: centre, depthM }, wind);
    return { ...layer, stirring, concentration, depthScale, richardson, heatFlux: ground.fluxInto(over, wind) };
  };
  type Layer = ReturnType<typeof layerOf>;

  /** dB/dx of a Gaussian section: β B / x of the heavy model's σy, or the growth of the passive plume of the class. */
  const wideningOf = (layer: Layer, halfWidth: Metres): number => {
    const weight = layerWeight(release, layer.richardson);
    const heavy = BETA * halfWidth * ((delta * Math.sqrt(Math.PI / 2)) / halfWidth) ** (1 / BETA);
    return passive === null || weight === 0 ? heavy : weight * passive.wideningAt(halfWidth) + (1 - weight) * heavy;
  };
  /** The ground warms the layer over its full width. */
  const warmingOf = ({ heatFlux }: Layer, halfWidth: Metres): number =>
    ground === null ? 0 : (2 * halfWidth * heatFlux) / (rateKgPerS * ground.lackJPerKg);
  const withCore: Slopes = (state) => {
    const [massFlux, , halfWidth] = state;
    const layer = layerOf(state);
    const front = (FRONT * Math.sqrt(GRAVITY * layer.excess * layer.depthM)) / effectiveSpeed(wind, layer.depthScale);
    const edge = (8 / Math.PI) * halfWidth * wideningOf(layer, halfWidth);
    const thicker = airIntake(release, layer, layer.richardson) - (massFlux / halfWidth) * front;
    return [thicker, edge, front, warmingOf(layer, halfWidth)];
  };
  const withoutCore: Slopes = (state) => {
    const [massFlux, , halfWidth] = state;
    const layer = layerOf(state);
    const widening = wideningOf(layer, halfWidth);
    const thinned = passive === null ? (massFlux / halfWidth) * widening : 0;
    return [airIntake(release, layer, layer.richardson) - thinned, 0, widening, warmingOf(layer, halfWidth)];
  };

  const sections: HeavySection[] = [];
  let x = blanket.sideM / 2;
  let state: State = [blanket.massFlux, 1e-12, blanket.sideM / 2, 0];
  let hasCore = true;
  while (x < about.farthestM) {
    const [, edgeSq, halfWidth, warmth] = state;
    const layer = layerOf(state);
    const core: Metres = hasCore ? halfWidth - EDGE * Math.sqrt(edgeSq) : 0;
    hasCore = core > 0;
    const { concentration, flux, richardson } = layer;
    const edgeSpread = hasCore ? Math.sqrt(edgeSq) : halfWidth / EDGE;
    sections.push({ x, concentration, coreHalfWidth: Math.max(core, 0), edgeSpread, flux, richardson, warmth });
    const slopes = hasCore ? withCore : withoutCore;
    const k1 = slopes(state);
    const maxStep = (MAX_WIDENING * halfWidth) / Math.max(k1[2], 1e-9);
    const h = hasCore ? Math.min(STEP * (x + 0.01 * blanket.sideM), maxStep) : STEP * x;
    state = rungeKutta(slopes, state, k1, h);
    x += h;
  }
  return sections;
}

type Slopes = (state: State) => State;

/** One step of the classical Runge–Kutta method, with the slopes at its start given. */
function rungeKutta(slopes: Slopes, state: State, k1: State, h: number): State {
  const [y, s, b, w] = state;
  const ahead = (k: State, part: number): State => [y + part * k[0], s + part * k[1], b + part * k[2], w + part * k[3]];
  const k2 = slopes(ahead(k1, h / 2));
  const k3 = slopes(ahead(k2, h / 2));
  const k4 = slopes(ahead(k3, h));
  const mean = (i: 0 | 1 | 2 | 3): number => (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  return [y + mean(0), s + mean(1), b + mean(2), Math.min(w + mean(3), 1)];
}

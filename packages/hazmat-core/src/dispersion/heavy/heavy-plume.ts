import type { Metres } from "../../units/length.ts";
import { GRAVITY } from "../weather/air.ts";
import type { PassiveLimit } from "../far-field/passive-limit.ts";
import { passiveWeight } from "../far-field/passive-weight.ts";
import type { CloudMixing } from "./cloud-mixing.ts";
import type { GroundHeat } from "./ground-heat.ts";
import { KAPPA_DEGADIS, type HeavyWind } from "./heavy-wind.ts";
import { WIND_HEIGHT } from "../weather/wind-profile.ts";

// Air entrainment and depth of a heavy-gas layer on the ground, used for the blanket over the source and the plume
// downwind. Symbols: F mass flux integral, H effective depth, Ri* layer Richardson number. [TM43] NOAA TM NOS OR&R 43,
// section 4.4.4; closure constants [DEGADIS] 2.1.

/** Centreline concentration divided by the layer's mean [DEGADIS DELLAY]. */
export const DELLAY = 2.15;

/** A steady heavy release. */
export interface HeavyRelease {
  /** kg/s. */
  readonly rateKgPerS: number;
  readonly mixing: CloudMixing;
  readonly wind: HeavyWind;
  /** The passive plume that the release becomes downwind; null to use only the heavy-gas equations. */
  readonly passive: PassiveLimit | null;
  /** The ground that warms a cold cloud; null without heat from the ground. */
  readonly ground: GroundHeat | null;
}

/**
 * A layer of the cloud: density excess as a fraction of the air density, effective depth, and F = ∫ u c/c0 dz in m²/s.
 */
export interface HeavyLayer {
  readonly excess: number;
  readonly depthM: Metres;
  readonly flux: number;
  /** Factor by which warm ground increases mixing, 1 or more; default 1. */
  readonly stirring?: number;
}

/** The depth scale Sz of a flux F = u ZR / (1+n) · (Sz/ZR)^(1+n) in m²/s, m [TM43 4.4.4]. */
export function depthScaleOf({ speedMps, exponent }: HeavyWind, flux: number): Metres {
  return WIND_HEIGHT * ((flux * (1 + exponent)) / (speedMps * WIND_HEIGHT)) ** (1 / (1 + exponent));
}

/** Effective depth H = Sz Γ / (1 + n), m [TM43 4.4.4]. */
export function effectiveDepth(wind: HeavyWind, depthScaleM: Metres): Metres {
  return (wind.gamma * depthScaleM) / (1 + wind.exponent);
}

/** Mean speed of the layer, m/s [TM43 4.4.4]. */
export function effectiveSpeed({ speedMps, exponent, gamma }: HeavyWind, depthScaleM: Metres): number {
  return (speedMps * (depthScaleM / WIND_HEIGHT) ** exponent) / gamma;
}

/**
 * Density excess over air as a fraction of the air density, at a concentration; it drives the gravity flow of the
 * layer.
 */
export function densityExcess(mixing: CloudMixing, concentration: number): number {
  const { highestConcentration, airDensity, densityAtConcentration } = mixing;
  return (densityAtConcentration(Math.min(concentration, highestConcentration)) - airDensity) / airDensity;
}

/** φ(Ri*): reduction of mixing by stratification [TM43 4.4.4, DEGADIS]. */
function stratification(richardson: number): number {
  return richardson >= 0
    ? 0.88 + 0.099 * richardson ** 1.04 + 1.4e-25 * richardson ** 5.7
    : 0.88 / (1 + 0.65 * Math.abs(richardson) ** 0.6);
}

/** Ri* = g' H / u*²: reduction of mixing by the density of a layer [TM43 4.4.4]. */
export function layerRichardson({ wind }: HeavyRelease, { excess, depthM }: HeavyLayer): number {
  return (GRAVITY * excess * depthM) / wind.frictionVelocityMps ** 2;
}

/** How passive a layer is, 0 to 1; always 0 with only the heavy-gas equations. */
export function layerWeight({ passive }: HeavyRelease, richardson: number): number {
  return passive === null ? 0 : passiveWeight(richardson);
}

/**
 * Air entrained by a layer from above, kg/(m² s): ρa κ u* (1+n) / φ(Ri*) while it is heavy [TM43 4.4.4], ρa dF/dx of
 * the passive plume of its class when it is passive, and a weighted mean between.
 */
export function airIntake(release: HeavyRelease, layer: HeavyLayer, richardson: number): number {
  const { wind, mixing, passive } = release;
  const weight = layerWeight(release, richardson);
  const growth = passive === null || weight === 0 ? 0 : passive.fluxGrowthAt(layer.flux);
  if (weight === 1) return mixing.airDensity * growth;
  const { stirring = 1 } = layer;
  const speed = KAPPA_DEGADIS * wind.frictionVelocityMps * (1 + wind.exponent) * Math.sqrt(stirring);
  return mixing.airDensity * (weight * growth + ((1 - weight) * speed) / stratification(richardson / stirring));
}

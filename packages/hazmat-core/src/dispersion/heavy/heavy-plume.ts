import type { Metres } from "../../units/length.ts";
import { GRAVITY } from "../weather/air.ts";
import type { PassiveLimit } from "../far-field/passive-limit.ts";
import { passiveWeight } from "../far-field/passive-weight.ts";
import type { CloudMixing } from "./cloud-mixing.ts";
import type { GroundHeat } from "./ground-heat.ts";
import { KAPPA_DEGADIS, type HeavyWind } from "./heavy-wind.ts";
import { WIND_HEIGHT } from "../weather/wind-profile.ts";

// What a layer of heavy gas on the ground does: how fast it takes in air, how deep it lies. Shared by the blanket over
// the source and the plume downwind. Symbols: F mass flux integral, H effective depth, Ri* layer Richardson number.
// [TM43] NOAA TM NOS OR&R 43, section 4.4.4; closure constants [DEGADIS] 2.1.

/** Centreline concentration over the layer's mean [DEGADIS DELLAY]. */
export const DELLAY = 2.15;

/** A steady heavy release. */
export interface HeavyRelease {
  /** kg/s. */
  readonly rateKgPerS: number;
  readonly mixing: CloudMixing;
  readonly wind: HeavyWind;
  /** The passive plume that the release becomes downwind; null for the heavy-gas equations alone, which never do. */
  readonly passive: PassiveLimit | null;
  /** The ground that warms a cold cloud; null where its heat is left out. */
  readonly ground: GroundHeat | null;
}

/** A layer of the cloud: density excess as a share of the air's, effective depth, and F = ∫ u c/c0 dz in m²/s. */
export interface HeavyLayer {
  readonly excess: number;
  readonly depthM: Metres;
  readonly flux: number;
  /** How far warm ground stirs the layer, 1 or more; 1 unless given. */
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

/** Density excess over that of air as a share of it, at a concentration; the weight that makes the layer flow. */
export function densityExcess(mixing: CloudMixing, concentration: number): number {
  const { highestConcentration, airDensity, densityAtConcentration } = mixing;
  return (densityAtConcentration(Math.min(concentration, highestConcentration)) - airDensity) / airDensity;
}

/** φ(Ri*): how stratification hinders mixing [TM43 4.4.4, DEGADIS]. */
function stratification(richardson: number): number {
  return richardson >= 0
    ? 0.88 + 0.099 * richardson ** 1.04 + 1.4e-25 * richardson ** 5.7
    : 0.88 / (1 + 0.65 * Math.abs(richardson) ** 0.6);
}

/** Ri* = g' H / u*²: how much the weight of a layer hinders mixing [TM43 4.4.4]. */
export function layerRichardson({ wind }: HeavyRelease, { excess, depthM }: HeavyLayer): number {
  return (GRAVITY * excess * depthM) / wind.frictionVelocityMps ** 2;
}

/** How far a layer has become passive, 0 to 1; 0 throughout for the equations alone. */
export function layerWeight({ passive }: HeavyRelease, richardson: number): number {
  return passive === null ? 0 : passiveWeight(richardson);
}

/**
 * Air taken in by a layer from above, kg/(m² s): ρa κ u* (1+n) / φ(Ri*) while it is heavy [TM43 4.4.4], ρa dF/dx of the
 * passive plume of its class once it is not, and a mean of the two between.
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

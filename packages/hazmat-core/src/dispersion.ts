export { modelRelease, resolveRelease, type ResolvedRelease } from "./dispersion/model-release.ts";
export { modelReleaseOf } from "./dispersion/model-release-of.ts";
export { crosswindProfile, releaseData } from "./dispersion/release-data.ts";
export { RELEASE_DOMAIN, type DomainRange } from "./dispersion/release-domain.ts";
export { DEFAULT_LEL_PERCENT, defaultThresholds } from "./dispersion/default-thresholds.ts";
export { stabilityByTable, stabilityFromSky, type Insolation, type NightSky } from "./dispersion/stability-class.ts";
export { stabilityFromWindSwing } from "./dispersion/stability-from-wind-swing.ts";
export { cloudOfMetar } from "./dispersion/cloud-of-metar.ts";
export { rateFromPool } from "./dispersion/rate-from-pool.ts";
export { flashFraction } from "./dispersion/flash.ts";
export { indoorConcentration } from "./dispersion/indoor-concentration.ts";
export {
  LIQUID_DISCHARGE,
  liquidRelease,
  type PressedGas,
  type GasRelease,
  gasRelease,
  expandedTemperature,
  type FlashingLiquid,
  twoPhaseFlux,
} from "./dispersion/tank-release.ts";

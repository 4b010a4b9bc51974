export { resolveRelease, type ResolvedRelease } from "./dispersion/resolve-release.ts";
export { modelReleaseOf } from "./dispersion/model-release-of.ts";
export { crosswindProfile, releaseData } from "./dispersion/release-data.ts";
export { RELEASE_DOMAIN, type DomainRange } from "./dispersion/input/release-domain.ts";
export { GROUND_TEMPERATURE } from "./dispersion/input/release-limits.ts";
export { DEFAULT_LEL_PERCENT, defaultThresholds } from "./dispersion/input/default-thresholds.ts";
export {
  stabilityByTable,
  stabilityFromSky,
  type Insolation,
  type NightSky,
} from "./dispersion/weather/stability-class.ts";
export { stabilityFromWindSwing } from "./dispersion/weather/stability-from-wind-swing.ts";
export { cloudOfMetar } from "./dispersion/weather/cloud-of-metar.ts";
export { weatherOfMetar, type MetarWeather } from "./dispersion/weather/weather-of-metar.ts";
export { rateFromPool } from "./dispersion/source/rate-from-pool.ts";
export { flashFraction } from "./dispersion/source/flash.ts";
export { indoorConcentration } from "./dispersion/zone/indoor-concentration.ts";
export {
  LIQUID_DISCHARGE,
  liquidRelease,
  type PressedGas,
  type GasRelease,
  gasJetSpeed,
  gasRelease,
  expandedTemperature,
  type FlashingLiquid,
  twoPhaseFlux,
} from "./dispersion/source/tank-release.ts";
export { MODEL_REACH_M } from "./dispersion/zone/contour.ts";
export {
  createReleaseHandler,
  type CrosswindPoints,
  type IdentifiedRelease,
  type ReleaseRequest,
  type ReleaseResponse,
} from "./dispersion/release-handler.ts";

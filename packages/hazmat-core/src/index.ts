export type * from "./ports/chemical-source.ts";
export type * from "./ports/checklist-store.ts";
export type * from "./ports/directions.ts";
export type * from "./ports/incident-log.ts";
export type * from "./ports/weather-source.ts";
export * from "./ports/geocoder.ts";

export * from "./identity/result.ts";
export * from "./identity/un-number.ts";
export * from "./identity/cas-number.ts";

export * from "./provenance/source.ts";
export type * from "./provenance/figure.ts";

export * from "./hazard/hazard-level.ts";
export type * from "./hazard/nfpa-rating.ts";
export * from "./hazard/class-words.ts";
export { highestLevel, type HazardDerivation } from "./hazard/hazard-derivation.ts";
export * from "./hazard/level-from-class.ts";
export * from "./hazard/level-from-figure.ts";
export * from "./hazard/level-from-nfpa.ts";
export * from "./hazard/nfpa-flammability.ts";
export * from "./hazard/nfpa-words.ts";
export * from "./hazard/withhold-low-health.ts";

export * from "./reference/chemical-record.ts";
export type * from "./reference/niosh-entry.ts";
export type * from "./reference/physical-constants.ts";
export * from "./reference/safety-properties.ts";
export { bundledChemicalSource } from "./reference/bundled-chemical-source.ts";

export type * from "./response/transport-entry.ts";
export type * from "./response/response-card.ts";

export type * from "./dispersion/release.ts";
export { modelRelease } from "./dispersion/model-release.ts";
export { modelReleaseOf } from "./dispersion/model-release-of.ts";
export { crosswindProfile, releaseData } from "./dispersion/release-data.ts";
export { LEAST_WIND } from "./dispersion/release-domain.ts";
export { plumeSwing } from "./dispersion/plume-swing.ts";
export { stabilityByTable, stabilityFromSky, type Insolation, type NightSky } from "./dispersion/stability-class.ts";

export type * from "./geo/lon-lat.ts";
export { destination } from "./geo/destination.ts";
export { isolationCircle } from "./geo/isolation-circle.ts";

export type * from "./units/length.ts";
export * from "./units/unit-table.ts";
export * from "./units/convert-unit.ts";
export * from "./units/vapour-pressure.ts";

export * from "./exposure/concentration.ts";
export * from "./exposure/convert-concentration.ts";
export * from "./exposure/turn-back.ts";
export * from "./exposure/detector-reading.ts";
export * from "./exposure/assumed-defaults.ts";

export * from "./formats/number.ts";
export * from "./formats/distance.ts";
export * from "./formats/time.ts";
export * from "./formats/compass.ts";

export * from "./business/choices.ts";
export * from "./business/entry.ts";
export * from "./business/email.ts";
export * from "./business/password.ts";
export * from "./business/messages.ts";
export * from "./business/validate-account.ts";
export * from "./business/validate-business.ts";
export * from "./business/validate-chemical.ts";
export * from "./business/validate-location.ts";
export * from "./business/validate-people.ts";
export * from "./business/validate-incident.ts";
export * from "./business/validate-files.ts";
export * from "./business/file-limits.ts";
export * from "./business/file-type.ts";
export * from "./business/plans.ts";
export * from "./business/plan-pages.ts";
export * from "./business/check-limit.ts";
export * from "./business/recommend-plan.ts";
export * from "./business/roles.ts";
export * from "./business/getting-started.ts";
export * from "./business/last-updated.ts";
export * from "./business/person-words.ts";

export * from "./team/parse-team-emails.ts";

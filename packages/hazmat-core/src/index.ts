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

export * from "./reference/chemical-record.ts";
export type * from "./reference/niosh-entry.ts";
export type * from "./reference/physical-constants.ts";
export * from "./reference/safety-properties.ts";

export type * from "./response/transport-entry.ts";
export type * from "./response/response-card.ts";

export type * from "./dispersion/release.ts";
export type * from "./units/length.ts";

/**
 * The pieces that others embed and the controls around them. What only an application of its own needs (files, chips,
 * drawers, the log of an incident) is in `/controls` and `/incident`.
 */
export * from "./messages/speaking.ts";
export * from "./controls/around-pieces.ts";
export * from "./feedback/index.ts";
export * from "./signs/index.ts";
export * from "./chemical/index.ts";
export * from "./plume/index.ts";
export * from "./business/index.ts";
export * from "./checklist/index.ts";
export * from "./conversion/index.ts";
export * from "./incident/plan.ts";

/**
 * The pieces that others embed and the controls around them. What only an application of its own needs (files, chips,
 * drawers, floor plans, the log of an incident) is in `/controls`, `/business`, `/chemical` and `/incident`.
 */
export * from "./messages/speaking.ts";
export * from "./controls/around-pieces.ts";
export * from "./feedback/index.ts";
export * from "./signs/index.ts";
export * from "./chemical/pieces.ts";
export * from "./plume/index.ts";
export * from "./business/pieces.ts";
export * from "./checklist/index.ts";
export * from "./conversion/index.ts";
export * from "./incident/plan.ts";

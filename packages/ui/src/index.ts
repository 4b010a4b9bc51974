/**
 * Components for embedding and the controls around them. Components that only a full application needs (files, chips,
 * drawers, floor plans, the log of an incident) are in `/controls`, `/business`, `/chemical` and `/incident`.
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

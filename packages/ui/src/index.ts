export * from "./messages/index.ts";
export * from "./controls/index.ts";
export * from "./feedback/index.ts";
export * from "./signs/index.ts";
export * from "./chemical/index.ts";
export * from "./plume/index.ts";
export * from "./conversion/index.ts";
export * from "./incident/index.ts";

/**
 * What a page needs: components, the controls around them and their providers. Not included: maps, custom elements and
 * the identification of unknown substances, which have their own entries.
 */
export * from "./messages/speaking.ts";
export * from "./controls/index.ts";
export * from "./feedback/index.ts";
export * from "./signs/index.ts";
export * from "./chemical/index.ts";
export * from "./plume/index.ts";
export * from "./business/index.ts";
export * from "./checklist/index.ts";
export * from "./conversion/index.ts";
export * from "./incident/index.ts";

/**
 * For the reference application only: names may change or disappear in any release. The entry for its maps is
 * `@placard/ui/internal/map`.
 */
export * from "./messages/internal.ts";
export * from "./controls/internal.ts";
export * from "./signs/internal.ts";
export * from "./chemical/internal.ts";
export * from "./plume/internal.ts";
export * from "./business/internal.ts";
export * from "./incident/internal.ts";

/** All texts of the package, its languages, and the replacement of texts. */
export * from "./speaking.ts";
export { en } from "./en.ts";

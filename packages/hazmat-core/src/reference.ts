/** The subpath `@placard/hazmat-core/reference`: what reads the bundled dataset. Everything loads lazily. */
export { bundledChemicalSource } from "./reference/bundled-chemical-source.ts";

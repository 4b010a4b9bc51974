/** Drawings of the signs, for paper. */
export { ghsShapes } from "./GhsPictogram/ghs-codes.ts";
export type { GlyphColor, GlyphShape } from "./Pictogram/glyph-shapes.ts";

import { GLYPH_SHAPES, type GlyphId, type GlyphShape } from "../Pictogram/glyph-shapes.ts";

/** The nine GHS pictograms by code. */
export const GHS_CODES = ["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"] as const;

export type GhsCode = (typeof GHS_CODES)[number];

export const GHS_GLYPHS: Readonly<Record<GhsCode, GlyphId>> = {
  GHS01: "blast",
  GHS02: "flame",
  GHS03: "oxidizer",
  GHS04: "cylinder",
  GHS05: "corrosion",
  GHS06: "skull",
  GHS07: "exclamation",
  GHS08: "health",
  GHS09: "environment",
};

/** True for a code of a pictogram, `GHS01` to `GHS09`. */
export function isGhsCode(text: string): text is GhsCode {
  return GHS_CODES.some((code) => code === text);
}

/**
 * The shapes of a GHS pictogram inside its frame, as data for paper and other targets without SVG.
 *
 * @returns its shapes from the lowest up, in a 40 × 40 box
 */
export function ghsShapes(code: GhsCode): readonly GlyphShape[] {
  return GLYPH_SHAPES[GHS_GLYPHS[code]];
}

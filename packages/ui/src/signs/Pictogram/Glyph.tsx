import { GLYPH_SHAPES, type GlyphId, type GlyphShape } from "./glyph-shapes.ts";

const COLORS = { ink: "currentColor", paper: "var(--placard-glyph-paper, #fff)", none: "none" } as const;

/** A drawing inside an SVG, in the text colour, with cut-outs in `--placard-glyph-paper`. */
export function Glyph({ id }: { readonly id: GlyphId }) {
  return GLYPH_SHAPES[id].map((shape) => <path key={shape.d} {...paintOf(shape)} />);
}

function paintOf({ d, fill, line }: GlyphShape) {
  return {
    d,
    ...(fill !== undefined && { fill: COLORS[fill] }),
    ...(line !== undefined && {
      stroke: COLORS[line.color],
      strokeWidth: line.width,
      ...(line.isRound === true && { strokeLinecap: "round" as const }),
    }),
  };
}

/** Colour of a shape: of the drawing, or of its background. */
export type GlyphColor = "ink" | "paper";

/** One shape of a drawing, in a 40 × 40 box from the upper left. */
export interface GlyphShape {
  /** SVG path. */
  readonly d: string;
  /** Default `ink`. */
  readonly fill?: GlyphColor | "none";
  /** Outline; default: none. */
  readonly line?: { readonly color: GlyphColor; readonly width: number; readonly isRound?: boolean };
}

export type GlyphId =
  | "flame"
  | "oxidizer"
  | "cylinder"
  | "corrosion"
  | "skull"
  | "exclamation"
  | "health"
  | "environment"
  | "blast"
  | "trefoil"
  | "biohazard";

/** Drawings of placards and GHS pictograms as data, for both screen and paper. */
export const GLYPH_SHAPES: Readonly<Record<GlyphId, readonly GlyphShape[]>> = {
  flame: [
    {
      d: "M21 3c1.8 6-7.5 9.6-8.6 17.4C12 24.5 14 27 14 27s-.6-3.6 1.8-6c.3 4.5 4.6 5 3.4 10.2 4.8-1.2 5.8-6.2 4.6-9.6 2.6 1.8 3 5.4 2 8.4 4-2.2 5.6-6.6 4.6-10.8C28.8 12 21.6 10.8 21 3z",
    },
    { d: "M9 34.5h22", line: { color: "ink", width: 3 } },
  ],
  oxidizer: [
    {
      d: "M21 2c1.4 4.6-5.7 7.2-6.5 13.2-.3 3.1 1.2 5 1.2 5s-.4-2.7 1.4-4.5c.2 3.4 3.4 3.8 2.6 7.7 3.6-.9 4.3-4.6 3.4-7.2 2 1.4 2.3 4.1 1.5 6.3 3-1.6 4.2-5 3.5-8.1C26.9 8.8 21.5 8 21 2z",
    },
    { d: "M13.8 28a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0 -12.4 0z", fill: "none", line: { color: "ink", width: 2.8 } },
    { d: "M9 37h22", line: { color: "ink", width: 2.8 } },
  ],
  cylinder: [{ d: "M16 5h8v5l2.5 2.5V35h-13V12.5L16 10z" }],
  corrosion: [
    { d: "m6 9 12-5 1.6 3.8-12 5z" },
    { d: "m34 9-12-5-1.6 3.8 12 5z" },
    {
      d: "M15 14.5c1.5 2 2.2 3.2 2.2 4.4a2.2 2.2 0 0 1-4.4 0c0-1.2.7-2.4 2.2-4.4zM26 15.5c1.5 2 2.2 3.2 2.2 4.4a2.2 2.2 0 0 1-4.4 0c0-1.2.7-2.4 2.2-4.4z",
    },
    { d: "M4 27h8.5c.6 2.6 4.4 2.6 5 0H19v9H4zM21 30.5c2.5-4.5 5-5.5 8-5.5 4 0 7 2 7 4.5s-3.5 2.5-5 2.5l-2 4h-8z" },
  ],
  skull: [
    {
      d: "M20 4c-7.6 0-12.4 4.6-12.4 11 0 3.6 1.5 6.4 4.4 8.2v4.3h16v-4.3c2.9-1.8 4.4-4.6 4.4-8.2 0-6.4-4.8-11-12.4-11z",
    },
    { d: "M11 15.6a3.4 3.7 0 1 0 6.8 0a3.4 3.7 0 1 0 -6.8 0z", fill: "paper" },
    { d: "M22.2 15.6a3.4 3.7 0 1 0 6.8 0a3.4 3.7 0 1 0 -6.8 0z", fill: "paper" },
    { d: "m20 19.4 2 4h-4z", fill: "paper" },
    { d: "M16 24.6v3M20 24.6v3M24 24.6v3", line: { color: "paper", width: 1.3 } },
    { d: "M7 29.5 33 37M33 29.5 7 37", line: { color: "ink", width: 3.4, isRound: true } },
  ],
  exclamation: [{ d: "M17 4h6l-1 20h-4z" }, { d: "M16.4 32a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z" }],
  health: [
    { d: "M20 4a5.4 5.4 0 1 1 0 10.8A5.4 5.4 0 0 1 20 4zM8 37c0-12 3-19 12-19s12 7 12 19z" },
    { d: "m20 21 1.9 4.3 4.5-1.6-1.6 4.5 4.3 1.9-4.3 1.9 1.6 4.5-4.5-1.6L20 37", fill: "paper" },
  ],
  environment: [
    { d: "M26 6v24M26 14l-6-5M26 18l6-6M26 23l-5-4", fill: "none", line: { color: "ink", width: 2.6 } },
    { d: "M3 32c4-3 8-3 12 0l5-2.5v6L15 33c-4 3-8 3-12-1z" },
    { d: "M22 31h15v2.6H22z" },
  ],
  blast: [
    {
      d: "m20 3 2.4 8.2 6.2-6-2 8.4 8.4-2-6 6.2L37 20l-8 2.2 5.6 6.2-8.2-2.2L28 34l-6-6-2 8-2-8-6 6 1.6-7.8-8.2 2.2L11 22.2 3 20l8-2.2-6-6.2 8.4 2-2-8.4 6.2 6z",
    },
    { d: "M15.8 20a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z", fill: "paper" },
  ],
  trefoil: [
    { d: "M16.8 20a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z" },
    { d: "M22.6 15.5 28.6 5.1a17.2 17.2 0 0 0-17.2 0l6 10.4a5.2 5.2 0 0 1 5.2 0z" },
    { d: "M14.8 20H2.8a17.2 17.2 0 0 0 8.6 14.9l6-10.4a5.2 5.2 0 0 1-2.6-4.5z" },
    { d: "M25.2 20a5.2 5.2 0 0 1-2.6 4.5l6 10.4A17.2 17.2 0 0 0 37.2 20z" },
  ],
  biohazard: [
    { d: "M13.4 12.5a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0z", fill: "none", line: { color: "ink", width: 3.2 } },
    { d: "M6.4 25a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0z", fill: "none", line: { color: "ink", width: 3.2 } },
    { d: "M20.4 25a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0z", fill: "none", line: { color: "ink", width: 3.2 } },
    { d: "M17 20.8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z", fill: "paper", line: { color: "ink", width: 3.2 } },
  ],
};

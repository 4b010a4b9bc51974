import type { GlyphId } from "../Pictogram/glyph-shapes.ts";

/** Names of the regulated colours in `styles/hazard.css`. */
type Paint = "paper" | "ink" | "orange" | "red" | "green" | "yellow" | "blue";

/** Design of the placard of a class: 49 CFR 172, subpart F. */
export interface PlacardForm {
  /** The figure at the lower point. */
  readonly figure: string;
  readonly upper: Paint;
  /** Colour of the lower half, if different. */
  readonly lower?: Paint;
  /** Colour of drawing and line on the upper half. */
  readonly ink: "paper" | "ink";
  /** Colour of figure and line on the lower half, if different. */
  readonly lowerInk?: "paper" | "ink";
  readonly glyph: GlyphId | null;
  /** Large text in place of a drawing: the division of class 1.4 to 1.6. */
  readonly word?: string;
  /** Seven upright stripes: red and full height for 4.1, black and upper half for 9. */
  readonly stripes?: "full" | "upper";
  /** Explosive and radioactive placards must not carry the number (49 CFR 172.334). */
  readonly takesNumber: boolean;
}

const skull = { upper: "paper", ink: "ink", glyph: "skull", takesNumber: true } as const;
const redFlame = { upper: "red", ink: "paper", glyph: "flame", takesNumber: true } as const;
const explosive = { figure: "1", upper: "orange", ink: "ink", takesNumber: false } as const;

const FORMS: Readonly<Record<string, PlacardForm>> = {
  "1": { ...explosive, glyph: "blast" },
  "1.4": { ...explosive, glyph: null, word: "1.4" },
  "1.5": { ...explosive, glyph: null, word: "1.5" },
  "1.6": { ...explosive, glyph: null, word: "1.6" },
  "2.1": { ...redFlame, figure: "2" },
  "2.2": { figure: "2", upper: "green", ink: "paper", glyph: "cylinder", takesNumber: true },
  "2.3": { ...skull, figure: "2" },
  "3": { ...redFlame, figure: "3" },
  "4.1": { figure: "4", upper: "paper", ink: "ink", glyph: "flame", stripes: "full", takesNumber: true },
  "4.2": {
    figure: "4",
    upper: "paper",
    lower: "red",
    ink: "ink",
    lowerInk: "paper",
    glyph: "flame",
    takesNumber: true,
  },
  "4.3": { figure: "4", upper: "blue", ink: "paper", glyph: "flame", takesNumber: true },
  "5.1": { figure: "5.1", upper: "yellow", ink: "ink", glyph: "oxidizer", takesNumber: true },
  "5.2": {
    figure: "5.2",
    upper: "red",
    lower: "yellow",
    ink: "paper",
    lowerInk: "ink",
    glyph: "flame",
    takesNumber: true,
  },
  "6.1": { ...skull, figure: "6" },
  "6.2": { figure: "6", upper: "paper", ink: "ink", glyph: "biohazard", takesNumber: true },
  "7": { figure: "7", upper: "yellow", lower: "paper", ink: "ink", glyph: "trefoil", takesNumber: false },
  "8": {
    figure: "8",
    upper: "paper",
    lower: "ink",
    ink: "ink",
    lowerInk: "paper",
    glyph: "corrosion",
    takesNumber: true,
  },
  "9": { figure: "9", upper: "paper", ink: "ink", glyph: null, stripes: "upper", takesNumber: true },
};

/** A class that is not on file: a plain white diamond with a question mark, never in the colours of another class. */
const UNKNOWN_FORM: PlacardForm = { figure: "", upper: "paper", ink: "ink", glyph: null, word: "?", takesNumber: true };

/**
 * Returns the design of a class or division as printed: `2.3`, `1.1D`, `8`.
 *
 * @returns the design; that of an unknown class if the code is `null` or not a UN class
 * @example
 * placardForm("2.3").glyph; // "skull"
 */
export function placardForm(hazardClass: string | null): PlacardForm {
  const code = /^(\d(?:\.\d)?)/.exec(hazardClass?.trim() ?? "")?.[1];
  if (code === undefined) return UNKNOWN_FORM;
  return FORMS[code] ?? (code.startsWith("1.") ? FORMS["1"] : undefined) ?? UNKNOWN_FORM;
}

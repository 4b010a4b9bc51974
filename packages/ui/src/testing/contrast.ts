import { converter, formatHex, parse, wcagContrast, type Color } from "culori";
import { resolveToken, type Tokens } from "./read-tokens.ts";

const rgb = converter("rgb");

/**
 * Returns a token as displayed: in sRGB, clipped.
 *
 * @throws RangeError if the token does not resolve to a colour
 */
export function colourOfToken(name: string, tokens: Tokens): Color {
  const parsed = parse(formatHex(rgb(parse(resolveToken(name, tokens)))) ?? "");
  if (parsed === undefined) throw new RangeError(`${name} is no colour.`);
  return parsed;
}

/** True if a text is a colour whose contrast can be calculated, unlike `currentColor` and `var()`. */
export function isColour(text: string): boolean {
  return parse(text) !== undefined;
}

/** WCAG contrast of two tokens in one theme, 1 to 21. */
export function contrastOf(ink: string, ground: string, tokens: Tokens): number {
  return wcagContrast(colourOfToken(ink, tokens), colourOfToken(ground, tokens));
}

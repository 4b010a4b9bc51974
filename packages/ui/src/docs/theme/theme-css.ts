import { LINE_FLOOR, LINE_PAIRS, TEXT_FLOOR, TEXT_PAIRS } from "../../testing/contrast-pairs.ts";
import { contrastOf } from "../../testing/contrast.ts";
import { tokensOf, type Theme, type Tokens } from "../../testing/read-tokens.ts";

/** Returns the rule that sets changed tokens for one theme. Empty without changes. */
export function themeCss(theme: Theme, changes: Tokens): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? "" : `[data-placard-theme="${theme}"] {\n${lines.join("\n")}\n}`;
}

/** Two colours used on each other without enough contrast. */
export interface LowPair {
  readonly ink: string;
  readonly ground: string;
  readonly contrast: number;
  /** Minimum required by WCAG, and in night and sun by this library. */
  readonly floor: number;
}

/**
 * Returns the pairs of a theme that its changes bring below their minimum, weakest first.
 *
 * @param css - text of `tokens.css` and `hazard.css`
 */
export function lowPairs(theme: Theme, changes: Tokens, css: string): readonly LowPair[] {
  const tokens = { ...tokensOf(theme, css), ...changes };
  const pairs = [
    ...TEXT_PAIRS.map(([ink, ground]) => ({ ink, ground, floor: TEXT_FLOOR[theme] })),
    ...LINE_PAIRS.map(([ink, ground]) => ({ ink, ground, floor: LINE_FLOOR })),
  ];
  return pairs
    .map((pair) => ({ ...pair, contrast: contrastOf(pair.ink, pair.ground, tokens) }))
    .filter(({ contrast, floor }) => contrast < floor)
    .toSorted((one, other) => one.contrast - other.contrast);
}

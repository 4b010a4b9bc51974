import { plainCharacters } from "../../formats/typed-text.ts";
import type { TransportEntry } from "../../record/transport-entry.ts";

/** Concentration of a substance in a product, percent; both ends are equal for a single figure. */
interface Strength {
  readonly from: number;
  readonly to: number;
}

const WRITTEN =
  /(?<![\d.,])(?:(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:-|to)\s?)?(\d{1,3}(?:[.,]\d{1,4})?)\s?(?:wt|vol|w)?\.?\s?(?:%|per ?cent)/i;

const figure = (text: string): number => Number(text.replace(",", "."));

/**
 * The concentration in a name; `null` if it states none.
 *
 * @example
 * strengthIn("Hydrochloric acid 37%"); // { from: 37, to: 37 }
 */
export function strengthIn(name: string): Strength | null {
  const [, from, to] = WRITTEN.exec(plainCharacters(name)) ?? [];
  return to === undefined ? null : { from: figure(from ?? to), to: figure(to) };
}

const LIMIT = /(not more than|not less than|at least|more than|less than) (\d+(?:\.\d+)?) ?(?:%|percent)/g;

/** True if a shipping name includes a concentration; `null` if it prints none. [49 CFR 172.101] */
function isWithin(printed: string, { from, to }: Strength): boolean | null {
  const limits = printed.includes("free sulfur trioxide") ? [] : [...printed.matchAll(LIMIT)];
  if (limits.length === 0) return null;
  return limits.every(([, word, text]) => {
    const limit = Number(text);
    if (word === "more than") return from > limit;
    if (word === "less than") return to < limit;
    return word === "not more than" ? to <= limit : from >= limit;
  });
}

/** True if an entry includes a concentration; `null` if its names print none. */
export function isStrengthOf({ properShippingNames }: TransportEntry, strength: Strength): boolean | null {
  const read = new Set(properShippingNames.map((name) => isWithin(name.toLowerCase(), strength)));
  return read.has(true) ? true : read.has(false) ? false : null;
}

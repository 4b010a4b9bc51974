/** Lengths of a text shown before "Show more", in characters. */
export const TRUNCATION = {
  /** AEGL and toxicity values. */
  toxicity: 80,
  /** Physical properties. */
  physical: 50,
  /** Exposure limits and symptoms. */
  exposure: 100,
  /** Everything else. */
  other: 150,
  /** Length from which a description is collapsed. */
  description: 160,
} as const;

/** Kind of text: each kind has its own length. */
export type TextKind = keyof typeof TRUNCATION;

/** Values of one property shown at first. */
export const ITEMS_SHOWN = 3;

/** Values shown at first where they are AEGL or toxicity values. */
export const TOXICITY_ITEMS_SHOWN = 2;

/** A text cut for display. `rest` is empty if nothing was cut; `shown + rest` is the text. */
export interface TruncatedText {
  readonly shown: string;
  readonly rest: string;
  readonly isCut: boolean;
}

/**
 * Cuts a text to the length of its kind. Words are split only if they are too long themselves, and characters of two
 * code units never.
 *
 * @example
 * truncateText("Burning of eyes", "physical").isCut; // false
 */
export function truncateText(text: string, kind: TextKind): TruncatedText {
  const limit = TRUNCATION[kind];
  const characters = Array.from(text);
  if (characters.length <= limit) return { shown: text, rest: "", isCut: false };
  const head = characters.slice(0, limit).join("");
  const blank = head.lastIndexOf(" ");
  const shown = blank > 0 ? head.slice(0, blank) : head;
  return { shown, rest: text.slice(shown.length), isCut: true };
}

/**
 * Returns the values of one property before "Show more".
 *
 * @example
 * truncateItems([1, 2, 3, 4], "physical").shown; // [1, 2, 3]
 */
export function truncateItems<T>(
  items: readonly T[],
  kind: TextKind,
): { readonly shown: readonly T[]; readonly rest: readonly T[] } {
  const count = kind === "toxicity" ? TOXICITY_ITEMS_SHOWN : ITEMS_SHOWN;
  return { shown: items.slice(0, count), rest: items.slice(count) };
}

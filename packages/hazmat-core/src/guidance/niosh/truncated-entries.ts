/**
 * Words of the Pocket Guide's lists that have no meaning on their own: the lists on file were split at their commas, so
 * `cardiac output` lacks the `increased` that the guide prints once for three entries. The missing text is not on file
 * and is not invented.
 */
const TRUNCATED_ENTRIES: ReadonlySet<string> = new Set([
  "and aluminum",
  "blood pressure",
  "cardiac output",
  "decreased breath",
  "excited",
  "facial muscle",
  "nasal",
  "organic",
  "painful",
  "pulse rate",
  "resp",
  "spirit nitrous ether",
  "such as magnesium",
  "sulfur acid",
  "triethynyl aluminum",
  "wet skin",
]);

/**
 * Returns a note for a Pocket Guide list in which an entry was split: a known case, or an entry with an unmatched
 * bracket.
 *
 * @param words - symptoms or incompatibilities, as in `NioshEntry`
 * @returns `null` if every entry of the list is complete
 * @example
 * tornListNote(["increased heart rate", "cardiac output"]); // "Some words in this list are cut off. Check the list in the Pocket Guide."
 * tornListNote(["headache", "eye contact (liquid/solid)"]); // null
 */
export function tornListNote(words: readonly string[]): string | null {
  const isTorn = words.some(
    (word) => TRUNCATED_ENTRIES.has(word.trim()) || countOf(word, /[([]/g) !== countOf(word, /[)\]]/g),
  );
  return isTorn ? "Some words in this list are cut off. Check the list in the Pocket Guide." : null;
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

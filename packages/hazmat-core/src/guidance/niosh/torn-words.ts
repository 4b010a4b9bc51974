/**
 * Words of the Pocket Guide's lists that stand alone and mean nothing on their own: the lists on file were cut at their
 * commas, so `cardiac output` has lost the `increased` that the guide prints once for three. What is missing is not on file
 * and is not made up.
 */
const TORN: ReadonlySet<string> = new Set([
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
 * What to say below a list of the Pocket Guide in which a word was cut off from what it belongs to: one that is known to
 * be, or one with half a bracket.
 *
 * @param words - symptoms or incompatibilities, as `NioshEntry` has them
 * @returns `null` where each word of the list means something on its own
 * @example
 * tornListNote(["increased heart rate", "cardiac output"]); // "Some words in this list are cut off. Check the list in the Pocket Guide."
 * tornListNote(["headache", "eye contact (liquid/solid)"]); // null
 */
export function tornListNote(words: readonly string[]): string | null {
  const isTorn = words.some((word) => TORN.has(word.trim()) || countOf(word, /[([]/g) !== countOf(word, /[)\]]/g));
  return isTorn ? "Some words in this list are cut off. Check the list in the Pocket Guide." : null;
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

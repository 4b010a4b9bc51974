/** Words of a report that say in what form a substance is met, or what happens to it, and not which it is. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  (
    "gas gases liquid solid vapor vapors vapour vapours fume fumes mist dust powder compressed liquefied refrigerated " +
    "anhydrous aqueous solution stabilized tank tanker cylinder bottle drum tote truck trailer rail car railcar " +
    "leak leaking spill spilled fire burning release cloud smell odor odour the of a in on from"
  ).split(" "),
);

/**
 * A query without its words of form: `chlorine gas leak` asks for `chlorine`.
 *
 * @param plain - plain words parted by one blank
 * @returns the query itself where nothing else would be left
 */
export function withoutForm(plain: string): string {
  const words = plain.split(" ").filter((word) => !FORM_WORDS.has(word));
  return words.length === 0 ? plain : words.join(" ");
}

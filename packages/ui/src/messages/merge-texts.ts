/** Some texts of a catalogue or of a part of it, at any depth. Functions and arrays are replaced as a whole. */
export type SomeWords<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string | readonly unknown[] | ((...values: never) => unknown)
    ? Words[Name]
    : SomeWords<Words[Name]>;
};

/**
 * Returns the texts with some of them replaced, at every depth, without changing the arguments. A replacement of
 * `undefined` is ignored.
 */
export function mergeTexts<Words extends object>(texts: Words, replaced: object | undefined): Words {
  if (replaced === undefined) return texts;
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(texts));
  for (const [name, word] of Object.entries(replaced)) {
    const before = merged[name];
    if (word !== undefined) merged[name] = isGroup(before) && isGroup(word) ? mergeTexts(before, word) : word;
  }
  return merged as Words; // a replacement has the type of the original text, by `SomeWords`
}

function isGroup(word: unknown): word is object {
  return typeof word === "object" && word !== null && !Array.isArray(word);
}

/** Some of the texts of a catalogue or of a part of it, at any depth. Functions and lists are replaced whole. */
export type SomeWords<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string | readonly unknown[] | ((...values: never) => unknown)
    ? Words[Name]
    : SomeWords<Words[Name]>;
};

/**
 * The words with some of them replaced, at every depth; neither argument is changed. What is replaced by `undefined`
 * stays as it was.
 */
export function mergeWords<Words extends object>(words: Words, replaced: object | undefined): Words {
  if (replaced === undefined) return words;
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(words));
  for (const [name, word] of Object.entries(replaced)) {
    const before = merged[name];
    if (word !== undefined) merged[name] = isGroup(before) && isGroup(word) ? mergeWords(before, word) : word;
  }
  return merged as Words; // what replaces a word has its type, by `SomeWords`
}

function isGroup(word: unknown): word is object {
  return typeof word === "object" && word !== null && !Array.isArray(word);
}

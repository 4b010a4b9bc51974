import { createHash } from "node:crypto";

/** Normalizes words: both English spellings, and one word for an injured person. */
const SAME: Readonly<Record<string, string>> = {
  vapour: "vapor",
  colour: "color",
  discolouration: "discoloration",
  sulphur: "sulfur",
  sulphide: "sulfide",
  aluminium: "aluminum",
  tyre: "tire",
  person: "victim",
  people: "victim",
};
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);

function singular(word: string): string {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Lower case, letters only, no articles, no plural, one spelling. */
function wordsOf(text: string): readonly string[] {
  const letters = text.toLowerCase().replaceAll(/[’']/g, "");
  return letters
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !ARTICLES.has(word))
    .map(singular)
    .map((word) => SAME[word] ?? word);
}

function hash(words: readonly string[]): string {
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 8);
}

/** Every run of words of one length, each as a hash. */
export function runsOf(text: string, length: number): readonly string[] {
  const words = wordsOf(text);
  return words.slice(length - 1).map((_word, index) => hash(words.slice(index, index + length)));
}

/** One hash for the text, and one for each sentence and clause. Single words are not hashed. */
export function wholesOf(text: string): readonly string[] {
  return [text, ...text.split(/[.;:!()]/)]
    .map(wordsOf)
    .filter((words) => words.length > 2)
    .map(hash);
}

/** Number of words in a row that count as a copy. */
export const COPIED_RUN = 5;
/** Length of the short runs whose share in a sentence reveals a copy with a word changed. */
export const SHORT_RUN = 3;

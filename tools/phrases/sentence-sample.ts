/**
 * Prints random translated sentences with their English, for a review by back-translation:
 * `node --conditions=@placard/source tools/phrases/sentence-sample.ts 100 20261128`. The same seed prints the same
 * sample.
 */
import { createHash } from "node:crypto";
import { en } from "../../packages/ui/src/messages/en.ts";
import { checklistItems as spanishItems } from "../../packages/ui/src/messages/es/core/checklist-items.ts";
import { plume as spanishPlume } from "../../packages/ui/src/messages/es/core/sentences/plume.ts";
import { sentences as spanishSentences } from "../../packages/ui/src/messages/es/core/sentences.ts";
import { substances as spanishSubstances } from "../../packages/ui/src/messages/es/core/substances.ts";
import { es } from "../../packages/ui/src/messages/es/es.ts";
import { checklistItems as frenchItems } from "../../packages/ui/src/messages/fr/core/checklist-items.ts";
import { plume as frenchPlume } from "../../packages/ui/src/messages/fr/core/sentences/plume.ts";
import { sentences as frenchSentences } from "../../packages/ui/src/messages/fr/core/sentences.ts";
import { substances as frenchSubstances } from "../../packages/ui/src/messages/fr/core/substances.ts";
import { fr } from "../../packages/ui/src/messages/fr/fr.ts";

/** A translated sentence of at least three words. */
export interface TranslatedSentence {
  readonly language: "fr" | "es";
  /** Key in the catalogue of the components, or the section `core`. */
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

const BOOKS = {
  fr: { ...frenchSentences, ...frenchSubstances, ...frenchPlume, ...frenchItems },
  es: { ...spanishSentences, ...spanishSubstances, ...spanishPlume, ...spanishItems },
};
const MESSAGES = { fr, es };
const LEAST_WORDS = 3;

/** The fixed texts of a catalogue by their key. */
function fixedTexts(part: unknown, at = ""): readonly (readonly [key: string, text: string])[] {
  if (typeof part === "string") return [[at, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => fixedTexts(value, at === "" ? name : `${at}.${name}`));
}

/** Every translated sentence, French first. */
export function translatedSentences(): readonly TranslatedSentence[] {
  const english = new Map(fixedTexts(en));
  return (["fr", "es"] as const).flatMap((language) => {
    const core = Object.entries<string>(BOOKS[language]).map(([said, text]) => ({ key: "core", text, english: said }));
    const components = fixedTexts(MESSAGES[language]).map(([key, text]) => ({
      key,
      text,
      english: english.get(key) ?? "",
    }));
    return [...core, ...components]
      .filter((one) => one.english.trim().split(/\s+/).length >= LEAST_WORDS)
      .map((one) => ({ language, ...one }));
  });
}

/** `count` different sentences, ordered by a hash of seed and sentence. */
export function sampleSentences(count: number, seed: number): readonly TranslatedSentence[] {
  const rankOf = ({ language, key, english }: TranslatedSentence): string =>
    createHash("sha256").update([seed, language, key, english].join("\n")).digest("hex");
  return translatedSentences()
    .map((sentence) => ({ sentence, rank: rankOf(sentence) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

if (import.meta.main) {
  const [count, seed] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 20_261_128)];
  console.log(`${count} sentences, seed ${seed}`);
  for (const { language, key, text, english } of sampleSentences(count, seed))
    console.log([language, key, text, english].join("\t"));
}

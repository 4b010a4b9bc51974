import { plainCharacters } from "../../formats/typed-text.ts";
import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import type { ChemicalMatch } from "../../record/chemical-match.ts";
import { createEverydayNames } from "./everyday-names.ts";
import { createExactIndex } from "./exact-index.ts";
import { IN_WATER, withoutAddition, withoutForm } from "./form-words.ts";
import { everydayHits, matchOf, type Hit } from "./hit.ts";
import { createMeaning, type Meant } from "./meant.ts";
import { readNumberQuery, readNumbersWithin } from "./number-query.ts";
import { createNumberSearch } from "./number-search.ts";
import { plainNamesOf } from "./plain-names.ts";
import { plainText } from "./plain-text.ts";
import { readSearchTopic } from "./search-topic.ts";
import { createWholeNames } from "./whole-names.ts";
import { createWordSearch, type WordHit } from "./word-search.ts";

/** Search over the whole dataset, in memory. */
export interface SearchIndex {
  /** Possible meanings, best first: for a list to choose from. */
  search(query: string, limit: number): readonly ChemicalMatch[];
  /** The meaning, for an answer without a choice. A similar spelling is never used as the name it resembles. */
  meant(text: string): Meant;
  /** As `meant`, but only for whole names and numbers, without similar spellings or beginnings. */
  whole(text: string): Meant;
  /** The row of a record, `undefined` for an unknown key. */
  document(key: string): StoredDocument | undefined;
}

function memoized<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** With fewer whole-word hits, misspellings are tried too. */
const ENOUGH_HITS = 3;

/** Limits of the search for names within a longer text: words and letters of a name, and words of the text. */
const MAX_NAME_WORDS = 6;
const MIN_NAME_LETTERS = 3;
const MAX_TEXT_WORDS = 24;

/** Words that negate a name: a chlorine-free cleaner contains no chlorine. */
const NEGATION = /\b(?:non|not|no|without|free|remover|substitute|sans|sin|libre)\b/;

/** Longer than any name on file; text after it is ignored. */
const MAX_QUERY_LENGTH = 300;

/** Replaces full-width letters and typographic hyphens, as copied from other documents, by plain ones. */
function asTyped(query: string): string {
  return plainCharacters(query.slice(0, MAX_QUERY_LENGTH)).normalize("NFKC");
}

/** Builds the index. The word index takes 0.1 to 0.2 s, once, at the first query that is not a number. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const { documents } = data;
  const places = new Map(documents.map(([key], place) => [key, place]));
  const byNumber = createNumberSearch(data, places);
  const everyday = createEverydayNames(data.everyday, data.leaders);
  const names = memoized(() => {
    const plainNames = plainNamesOf(documents);
    const exact = createExactIndex(documents, plainNames);
    return { exact, whole: createWholeNames(data, exact), plainNames };
  });
  const words = memoized(() => createWordSearch(documents, names().plainNames, names().exact, everyday.plainNames));

  /** Hits in words of names; those in an everyday name give its meaning. */
  function wordHits(hits: readonly WordHit[]): readonly Hit[] {
    return hits.flatMap((hit): readonly Hit[] => {
      if ("place" in hit) return [hit];
      const name = everyday.all[hit.everyday];
      return name === undefined ? [] : everydayHits(name, hit.matchedBy);
    });
  }
  const beginningWith = (typed: string, limit: number): readonly Hit[] => wordHits(words().begun(typed, limit));
  const misspelled = (typed: string, limit: number): readonly Hit[] => wordHits(words().misspelled(typed, limit));

  /** True if a document has every word of the query, or its beginning, in its names. */
  function isAbout({ place }: Hit, queryWords: readonly string[]): boolean {
    const [, name = "", , , , , synonyms = []] = documents[place] ?? [];
    const text = ` ${plainText([name, ...synonyms].join(" "))}`;
    return queryWords.length > 0 && queryWords.every((word) => text.includes(` ${word}`));
  }

  /** Hits by the numbers among other words, those first that match the other words. */
  function numberedWithin(query: string): { readonly hits: readonly Hit[]; readonly isNamed: boolean } {
    const { numbers, rest, isNamed } = readNumbersWithin(query);
    const queryWords = plainText(rest).split(" ").filter(Boolean);
    const hits = numbers.flatMap(byNumber);
    return { hits: hits.toSorted((a, b) => Number(isAbout(b, queryWords)) - Number(isAbout(a, queryWords))), isNamed };
  }

  /** Records of which the query is a name. Their own names come before everyday names, and those before synonyms. */
  function named(query: string, typed: string, asked: string): readonly Hit[] {
    const whole = names().whole.find(query, asked);
    const said = everyday.find(typed);
    if (said === undefined) return whole;
    const own = whole.filter(({ matchedBy }) => matchedBy === "name");
    const others = whole.filter(({ matchedBy }) => matchedBy !== "name");
    return [...own, ...everydayHits(said, "everyday"), ...others];
  }

  /**
   * Finds the names on file within a longer text, longest first: `old can of toluene`. They are only suggestions.
   *
   * @param typed - plain words separated by one space
   */
  function namesWithin(typed: string): readonly Hit[] {
    const typedWords = typed.split(" ").slice(0, MAX_TEXT_WORDS);
    if (typedWords.length === 1 || NEGATION.test(typed)) return [];
    const isTaken = typedWords.map(() => false);
    const found: Hit[] = [];
    for (let length = Math.min(MAX_NAME_WORDS, typedWords.length - 1); length > 0; length -= 1) {
      for (let from = 0; from + length <= typedWords.length; from += 1) {
        const text = typedWords.slice(from, from + length).join(" ");
        if (text.length < MIN_NAME_LETTERS || isTaken.slice(from, from + length).includes(true)) continue;
        const hits = named(text, text, text).filter(({ matchedBy }) => matchedBy !== "formula" || /\d/.test(text));
        if (hits.length > 0) isTaken.fill(true, from, from + length);
        found.push(...hits);
      }
    }
    return found;
  }

  /** Suggestions: misspelled names that contain a name within the text, then these names, then other misspelled names. */
  function suggested(typed: string, limit: number): readonly Hit[] {
    const within = namesWithin(typed);
    const near = misspelled(typed, limit);
    const isLonger = ({ matchedText }: Hit) =>
      within.some((hit) => ` ${plainText(matchedText)} `.includes(` ${plainText(hit.matchedText)} `));
    return [...near.filter(isLonger), ...within, ...near.filter((hit) => !isLonger(hit))];
  }

  /** @param asked - with the words of form, which may tell another id */
  function byWords(query: string, typed: string, limit: number, asked = typed): readonly Hit[] {
    const whole = named(query, typed, asked);
    const beginning = beginningWith(typed, limit + whole.length);
    if (whole.length + beginning.length > 0) {
      const isEnough = whole.length > 0 || beginning.length >= ENOUGH_HITS;
      return [...whole, ...beginning, ...(isEnough ? [] : misspelled(typed, limit))];
    }
    const numbered = numberedWithin(query).hits;
    if (numbered.length > 0) return numbered;
    const joined = names().exact.findJoined(typed);
    if (joined.length > 0) return joined;
    const left = plainText(withoutAddition(query));
    const bare = withoutForm(left);
    if (left !== typed) return byWords(bare, bare, limit, left);
    return bare === typed ? suggested(typed, limit) : byWords(bare, bare, limit, asked);
  }

  function hitsOf(query: string, limit: number): readonly Hit[] {
    const read = readNumberQuery(query);
    const numbered = read === null ? [] : byNumber(read);
    if (numbered.length > 0) return numbered;
    const typed = plainText(query);
    if (typed === "") return [];
    const topic = readSearchTopic(query);
    if (topic !== null) {
      return topic.kind === "orange_plate" && topic.unNumber !== null ? hitsOf(topic.unNumber, limit) : [];
    }
    const within = numberedWithin(query);
    return within.isNamed && within.hits.length > 0 ? within.hits : byWords(query, typed, limit);
  }

  function search(query: string, limit: number): readonly ChemicalMatch[] {
    const seen = new Set<number>();
    const matches: ChemicalMatch[] = [];
    for (const hit of hitsOf(asTyped(query), limit)) {
      const document = documents[hit.place];
      if (document === undefined || seen.has(hit.place)) continue;
      if (matches.length >= limit) break;
      seen.add(hit.place);
      matches.push(matchOf(document, hit, data));
    }
    return matches;
  }

  const meant = createMeaning(data, { byNumber, everyday, names, isAbout, search });
  const whole = createMeaning(data, {
    byNumber,
    everyday: { ...everyday, all: [], plainNames: [] },
    names,
    isAbout,
    search: () => [],
  });

  /** Lists first the record that a text with additions names: `HCl 37%` is the acid and not the gas. */
  function listed(query: string, limit: number): readonly ChemicalMatch[] {
    const matches = search(query, limit);
    const typed = asTyped(query);
    const answer = withoutAddition(typed) !== typed || IN_WATER.test(typed) ? meant(typed) : null;
    if (answer?.kind !== "one") return matches;
    const { match } = answer;
    return [match, ...matches.filter(({ key }) => key !== match.key)].slice(0, limit);
  }

  return {
    search: listed,
    meant: (text) => meant(asTyped(text)),
    whole: (text) => whole(asTyped(text)),
    document: (key) => documents[places.get(key) ?? -1],
  };
}

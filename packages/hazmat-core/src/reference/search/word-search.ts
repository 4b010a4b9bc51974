import type { SearchResult } from "minisearch";
import type { StoredDocument } from "../../data/stored-document.ts";
import type { ExactIndex } from "./exact-index.ts";
import type { PlainNames } from "./plain-names.ts";
import { correctedQuery } from "./corrected-query.ts";
import { createTextIndex, indexedDocuments, searchBeginnings, searchMisspelled } from "./text-index.ts";

/** A document found by words of its names, or an everyday name found by its words. */
export type WordHit =
  | { readonly place: number; readonly matchedBy: "begins" | "spelling"; readonly matchedText: string }
  | { readonly everyday: number; readonly matchedBy: "begins" | "spelling" };

/** Number of hits that are ranked; lower ones are never shown. */
const RANKED = 200;

/** Weight of an everyday name compared with a document: that of one with occupational limits. */
const EVERYDAY_WEIGHT = 3;

/** Factor for an everyday name that is not typed completely: a substance's own name is more often meant. */
const PARTIAL_EVERYDAY_FACTOR = 0.5;

/** Factor for a name equal to the query; each step of weight adds a little. */
const WHOLE_NAME_FACTOR = 4;
const PER_WEIGHT = 0.15;

/** Factor for each wrong letter. */
const PER_WRONG_LETTER = 0.25;

/** Score of a name that begins with the query: higher the less is left to type. */
function beginning([name, ...synonyms]: PlainNames, typed: string): number {
  if (name.startsWith(typed)) return (2 * typed.length) / name.length;
  let spelled = 0;
  for (const synonym of synonyms) {
    if (synonym.startsWith(typed)) spelled = Math.max(spelled, typed.length / synonym.length);
  }
  return spelled === 0 ? 0 : 0.6 + 3 * spelled ** 4; // a synonym counts only when it is nearly complete
}

/** A letter after other words begins almost every name; it is checked on the hits instead of searched for. */
function splitLastLetter(typed: string): { readonly words: string; readonly letter: string | null } {
  const match = /^(.+) (\p{L})$/u.exec(typed);
  return match === null ? { words: typed, letter: null } : { words: match[1] ?? typed, letter: match[2] ?? null };
}

/**
 * Fraction of the matched words that was typed: `viny` is four fifths of "vinyl" and less than half of "vinylidene".
 */
function shareTyped(typed: string, terms: readonly string[]): number {
  let letters = 0;
  for (const word of typed.split(" ")) {
    let shortest = Number.POSITIVE_INFINITY;
    for (const term of terms) if (term.startsWith(word) && term.length < shortest) shortest = term.length;
    letters += Number.isFinite(shortest) ? shortest : word.length;
  }
  return Math.min(1, typed.replaceAll(" ", "").length / letters);
}

/** Search by words over names and synonyms, best first. */
export interface WordSearch {
  /** Documents in which every word of the query begins a word. */
  begun(typed: string, limit: number): readonly WordHit[];
  /** Documents that contain every word of the query, misspelled by a letter or two. */
  misspelled(typed: string, limit: number): readonly WordHit[];
}

/**
 * @param everyday - normalized everyday names; they are searched after the documents, each as one document
 */
export function createWordSearch(
  documents: readonly StoredDocument[],
  ownNames: readonly PlainNames[],
  exact: ExactIndex,
  everyday: readonly string[],
): WordSearch {
  const plainNames: readonly PlainNames[] = [...ownNames, ...everyday.map((name) => [name] as const)];
  const index = createTextIndex(indexedDocuments(documents, plainNames));

  function ranked(results: readonly SearchResult[], typed: string, corrected: boolean, limit: number): WordHit[] {
    const scored = results.slice(0, RANKED).map((result) => {
      const place = Number(result.id);
      const names: PlainNames = plainNames[place] ?? [""];
      const read = corrected ? correctedQuery(typed, result.terms) : { text: typed, distance: 0 };
      const isWhole = read.text === names[0] || exact.isWhole(read.text, place);
      const whole = isWhole ? WHOLE_NAME_FACTOR : 1;
      const said = documents[place] === undefined && !isWhole ? PARTIAL_EVERYDAY_FACTOR : 1;
      const known = 1 + PER_WEIGHT * (documents[place]?.[5] ?? EVERYDAY_WEIGHT);
      const score =
        result.score *
        whole *
        said *
        (1 + beginning(names, read.text)) ** 2 *
        known *
        (corrected ? PER_WRONG_LETTER ** read.distance : shareTyped(typed, result.terms));
      return { place, names, terms: [read.text, ...result.terms], score };
    });
    return scored
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ place, names, terms }) => hit(place, names, terms, corrected));
  }

  /** The name in which a hit was found, as stored. */
  function hit(place: number, names: PlainNames, terms: readonly string[], corrected: boolean): WordHit {
    const matchedBy = corrected ? "spelling" : "begins";
    const document = documents[place];
    if (document === undefined) return { everyday: place - documents.length, matchedBy };
    const nth = Math.max(
      0,
      names.findIndex((name) => terms.some((term) => name.includes(term))),
    );
    const matchedText = (nth === 0 ? document[1] : document[6][nth - 1]) ?? "";
    return { place, matchedBy, matchedText };
  }

  function begun(typed: string): SearchResult[] {
    const { words, letter } = splitLastLetter(typed);
    const found = searchBeginnings(index, words);
    if (letter === null) return found;
    return found.filter(({ id }) => plainNames[Number(id)]?.some((name) => ` ${name}`.includes(` ${letter}`)));
  }

  return {
    begun: (typed, limit) => ranked(begun(typed), typed, false, limit),
    misspelled: (typed, limit) => ranked(searchMisspelled(index, typed), typed, true, limit),
  };
}

import MiniSearch, { type SearchResult } from "minisearch";
import type { StoredDocument } from "../../data/stored-document.ts";
import type { PlainNames } from "./plain-names.ts";
import { plainText } from "./plain-text.ts";

/** One document in MiniSearch, as normalized text; `id` is its index in the list. */
export interface IndexedDocument {
  readonly id: number;
  readonly name: string;
  readonly synonyms: string;
  readonly formula: string;
}

const BOOST = { name: 3, synonyms: 1, formula: 2 } as const;

/** Minimum length of a corrected word: shorter ones are one letter from too many others. */
const MIN_CORRECTED_LENGTH = 4;

/** Among other words a word of three letters is corrected too: "nitric acd". */
const MIN_LENGTH_AMONG_OTHERS = 3;

/** Fraction of a word's letters that may be wrong; two letters at most. */
const WRONG_LETTERS = 0.25;
const MAX_WRONG_LETTERS = 2;

/**
 * @param plainNames - of the documents, followed by names without a document
 */
export function indexedDocuments(
  documents: readonly StoredDocument[],
  plainNames: readonly PlainNames[],
): IndexedDocument[] {
  return plainNames.map(([name, ...synonyms], id) => ({
    id,
    name,
    synonyms: synonyms.join(" "),
    formula: plainText(documents[id]?.[4] ?? ""),
  }));
}

const PLURAL = /^(.{3,}[^aeiou])ies$/;

/** Forms under which a word is found: "batteries" also under "battery". */
function indexedForms(word: string): string[] {
  const [, stem] = PLURAL.exec(word) ?? [];
  return stem === undefined ? [word] : [word, `${stem}y`];
}

/** The word index: names have more weight than synonyms. */
export function createTextIndex(documents: readonly IndexedDocument[]): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>({
    fields: ["name", "synonyms", "formula"],
    tokenize: (plain) => plain.split(" "),
    processTerm: (term) => (term === "" ? null : indexedForms(term)),
    searchOptions: { boost: BOOST, combineWith: "AND", processTerm: (term) => (term === "" ? null : term) },
  });
  index.addAll(documents);
  return index;
}

/** Documents in which every word of the query begins a word; a single letter among others must match whole. */
export function searchBeginnings(index: MiniSearch<IndexedDocument>, plain: string): SearchResult[] {
  return index.search(plain, { prefix: (term, _place, terms) => term.length > 1 || terms.length === 1 });
}

function wrongLetters(term: string, words: number): number {
  const shortest = words > 1 ? MIN_LENGTH_AMONG_OTHERS : MIN_CORRECTED_LENGTH;
  if (term.length < shortest || /^\d+$/.test(term)) return 0;
  return Math.min(MAX_WRONG_LETTERS, Math.max(1, Math.round(term.length * WRONG_LETTERS)));
}

/** Documents that contain every word of the query, misspelled by a letter or two. */
export function searchMisspelled(index: MiniSearch<IndexedDocument>, plain: string): SearchResult[] {
  return index.search(plain, {
    fuzzy: (term, _place, terms) => wrongLetters(term, terms.length),
    maxFuzzy: MAX_WRONG_LETTERS,
  });
}

import MiniSearch, { type SearchResult } from "minisearch";
import type { StoredDocument } from "../../data/stored-document.ts";
import { plainWords } from "./plain-text.ts";

/** One document as MiniSearch holds it; `id` is its place in the list. */
export interface IndexedDocument {
  readonly id: number;
  readonly name: string;
  readonly synonyms: string;
  readonly formula: string;
}

const BOOST = { name: 3, synonyms: 1, formula: 2 } as const;

/** Words shorter than this are not corrected: too many others are one letter away. */
const SHORTEST_CORRECTED = 4;

/** Share of a word's letters that may be wrong. */
const WRONG_LETTERS = 0.25;

export function indexedDocuments(documents: readonly StoredDocument[]): IndexedDocument[] {
  return documents.map(([, name, , , formula, , synonyms], id) => ({
    id,
    name,
    synonyms: synonyms.join(" "),
    formula: formula ?? "",
  }));
}

/** The word index: names count more than synonyms. */
export function createTextIndex(documents: readonly IndexedDocument[]): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>({
    fields: ["name", "synonyms", "formula"],
    tokenize: plainWords,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, combineWith: "AND" },
  });
  index.addAll(documents);
  return index;
}

/** Documents in which every word of the query begins a word. */
export function searchBeginnings(index: MiniSearch<IndexedDocument>, query: string): SearchResult[] {
  return index.search(query, { prefix: true });
}

/** Documents in which every word of the query stands, misspelled by a letter or two. */
export function searchMisspelled(index: MiniSearch<IndexedDocument>, query: string): SearchResult[] {
  return index.search(query, {
    prefix: (term) => term.length >= SHORTEST_CORRECTED,
    fuzzy: (term) => (term.length >= SHORTEST_CORRECTED ? WRONG_LETTERS : false),
    maxFuzzy: 2,
  });
}

import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalKey, ChemicalMatch, MatchedBy } from "../chemical-record.ts";
import { createExactIndex } from "./exact-index.ts";
import { readNumberQuery, type NumberQuery } from "./number-query.ts";
import { plainNamesOf } from "./plain-names.ts";
import { plainText } from "./plain-text.ts";
import { createWordSearch } from "./word-search.ts";

/** Search over the whole dataset, in memory. */
export interface SearchIndex {
  search(query: string, limit: number): readonly ChemicalMatch[];
  /** The line of a record, `undefined` for a key that has none. */
  document(key: string): StoredDocument | undefined;
}

interface Hit {
  readonly place: number;
  readonly matchedBy: MatchedBy;
  readonly matchedText: string;
  /** The id that was searched for. */
  readonly un?: string;
}

function matchOf(document: StoredDocument, hit: Hit, data: SearchData): ChemicalMatch {
  const [key, name, ids, hazardClass, formula] = document;
  const id = hit.un ?? ids[0];
  const isFirst = id === ids[0];
  return {
    key: key as ChemicalKey, // the build writes only cas: and un: keys
    name,
    casNumber: key.startsWith("cas:") ? casNumber(key.slice("cas:".length)) : null,
    unNumber: id === undefined ? null : unNumber(id),
    hazardClass: isFirst || id === undefined ? hazardClass : (data.classes[id] ?? hazardClass),
    formula,
    matchedBy: hit.matchedBy,
    matchedText: hit.matchedText,
  };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The numbers of the dataset: who answers for which id and CAS number. */
function createNumberSearch({ documents, leaders }: SearchData, places: ReadonlyMap<string, number>) {
  const ids = Object.keys(leaders);
  const leads = (id: string): readonly Hit[] =>
    (leaders[id] ?? []).map((place) => ({ place, matchedBy: "un", matchedText: id, un: id }));

  return (read: NumberQuery): readonly Hit[] => {
    switch (read.kind) {
      case "un":
        return read.ids.flatMap(leads);
      case "un-begins":
        return ids
          .filter((id) => read.ids.some((begin) => id.startsWith(begin)))
          .flatMap((id) => leads(id).slice(0, 1));
      case "cas": {
        const place = places.get(`cas:${read.cas}`);
        return place === undefined ? [] : [{ place, matchedBy: "cas", matchedText: read.cas }];
      }
      case "cas-begins":
        return documents.flatMap(([key], place) =>
          key.startsWith(`cas:${read.text}`)
            ? [{ place, matchedBy: "cas" as const, matchedText: key.slice("cas:".length) }]
            : [],
        );
    }
  };
}

/** Builds the index. The word index takes a tenth of a second or two, once, at the first query that is not a number. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const { documents } = data;
  const places = new Map(documents.map(([key], place) => [key, place]));
  const byNumber = createNumberSearch(data, places);
  const names = lazy(() => {
    const plainNames = plainNamesOf(documents);
    const exact = createExactIndex(documents, plainNames);
    return { exact, words: createWordSearch(documents, plainNames, exact) };
  });

  function hitsOf(query: string, limit: number): readonly Hit[] {
    const read = readNumberQuery(query);
    const numbered = read === null ? [] : byNumber(read);
    if (numbered.length > 0) return numbered;
    const typed = plainText(query);
    if (typed === "") return [];
    const { exact, words } = names();
    const whole = exact.find(query);
    return [...whole, ...words(typed, limit + whole.length, whole.length === 0)];
  }

  return {
    search(query, limit) {
      const seen = new Set<number>();
      const matches: ChemicalMatch[] = [];
      for (const hit of hitsOf(query, limit)) {
        const document = documents[hit.place];
        if (document === undefined || seen.has(hit.place)) continue;
        if (matches.length >= limit) break;
        seen.add(hit.place);
        matches.push(matchOf(document, hit, data));
      }
      return matches;
    },
    document: (key) => documents[places.get(key) ?? -1],
  };
}

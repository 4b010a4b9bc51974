import type { SearchResult } from "minisearch";
import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalKey, ChemicalMatch, MatchedBy } from "../chemical-record.ts";
import { createExactIndex, type ExactHit } from "./exact-index.ts";
import { readNumberQuery, type NumberQuery } from "./number-query.ts";
import { correctedQuery } from "./corrected-query.ts";
import { plainText } from "./plain-text.ts";
import { createTextIndex, indexedDocuments, searchBeginnings, searchMisspelled } from "./text-index.ts";

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

/** With fewer whole-word hits than this, misspellings are tried too. */
const FEW = 3;

/** How many word hits are put in order; those below never reach a reader. */
const RANKED = 60;

/** A name that is the query, or begins with it, counts this much more; each step of weight adds a little. */
const WHOLE = 4;
const BEGINS = 2;
const PER_WEIGHT = 0.15;

/** What a hit is worth with one more wrong letter. */
const PER_WRONG_LETTER = 0.25;

function keyOf([key]: StoredDocument): ChemicalKey {
  return key as ChemicalKey; // the build writes only cas: and un: keys
}

function matchOf(document: StoredDocument, hit: Hit, data: SearchData): ChemicalMatch {
  const [key, name, ids, hazardClass, formula] = document;
  const id = hit.un ?? ids[0];
  const isFirst = id === ids[0];
  return {
    key: keyOf(document),
    name,
    casNumber: key.startsWith("cas:") ? casNumber(key.slice(4)) : null,
    unNumber: id === undefined ? null : unNumber(id),
    hazardClass: isFirst || id === undefined ? hazardClass : (data.classes[id] ?? hazardClass),
    formula,
    matchedBy: hit.matchedBy,
    matchedText: hit.matchedText,
  };
}

/** The stored name in which a word hit was found. */
function textHit(
  document: StoredDocument,
  place: number,
  query: string,
  result: SearchResult,
  corrected: boolean,
): Hit {
  const [, name, , , , , synonyms] = document;
  const terms = [query, ...result.terms];
  const found = [name, ...synonyms].find((text) => terms.some((term) => plainText(text).includes(term))) ?? name;
  if (corrected) return { place, matchedBy: "spelling", matchedText: found };
  return { place, matchedBy: found === name ? "name" : "synonym", matchedText: found };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Builds the index. The word index takes about a tenth of a second, once, at the first query that is not a number. */
export function createSearchIndex(data: SearchData): SearchIndex {
  const { documents, leaders } = data;
  const exact = createExactIndex(documents);
  const words = lazy(() => createTextIndex(indexedDocuments(documents)));
  const places = new Map(documents.map(([key], place) => [key, place]));
  const plainNames = documents.map(([, name]) => plainText(name));
  const ids = Object.keys(leaders);

  function byNumber(read: NumberQuery): readonly Hit[] {
    switch (read.kind) {
      case "un":
        return read.ids.flatMap((id) => leads(id));
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
          key.startsWith(`cas:${read.text}`) ? [{ place, matchedBy: "cas" as const, matchedText: key.slice(4) }] : [],
        );
    }
  }

  function leads(id: string): readonly Hit[] {
    return (leaders[id] ?? []).map((place) => ({ place, matchedBy: "un", matchedText: id, un: id }));
  }

  function byWords(query: string): readonly Hit[] {
    const plain = plainText(query);
    if (plain === "") return [];
    const beginnings = ranked(searchBeginnings(words(), plain), plain, false);
    return beginnings.length >= FEW
      ? beginnings
      : [...beginnings, ...ranked(searchMisspelled(words(), plain), plain, true)];
  }

  function ranked(results: readonly SearchResult[], plain: string, corrected: boolean): readonly Hit[] {
    return results
      .slice(0, RANKED)
      .flatMap((result) => {
        const place = Number(result.id);
        const document = documents[place];
        if (document === undefined) return [];
        const read = corrected ? correctedQuery(plain, result.terms) : { text: plain, distance: 0 };
        const whole = exact.isWhole(read.text, place) ? WHOLE : 1;
        const begins = plainNames[place]?.startsWith(read.text) === true ? BEGINS : 1;
        const known = 1 + PER_WEIGHT * document[5];
        const score = result.score * whole * begins * known * PER_WRONG_LETTER ** read.distance;
        return [{ document, place, result, score }];
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ document, place, result }) => textHit(document, place, plain, result, corrected));
  }

  return {
    search(query, limit) {
      const read = readNumberQuery(query);
      const numbered = read === null ? [] : byNumber(read);
      const hits: readonly Hit[] =
        numbered.length > 0 ? numbered : [...exact.find(query).map(exactHit), ...byWords(query)];
      const seen = new Set<number>();
      const matches: ChemicalMatch[] = [];
      for (const hit of hits) {
        const document = documents[hit.place];
        if (document === undefined || seen.has(hit.place)) continue;
        seen.add(hit.place);
        matches.push(matchOf(document, hit, data));
        if (matches.length >= limit) break;
      }
      return matches;
    },
    document(key) {
      return documents[places.get(key) ?? -1];
    },
  };
}

function exactHit({ place, matchedBy, matchedText }: ExactHit): Hit {
  return { place, matchedBy, matchedText };
}

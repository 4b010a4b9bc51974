import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalKey } from "../../identity/chemical-key.ts";
import type { ChemicalMatch, MatchedBy } from "../../record/chemical-match.ts";
import { createExactIndex } from "./exact-index.ts";
import { withoutForm } from "./form-words.ts";
import { readNumberQuery, readNumbersWithin, type NumberQuery } from "./number-query.ts";
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
  /** The id that was searched for, by number or by a name of its own. */
  readonly un?: string | undefined;
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

/** With fewer whole-word hits than this, misspellings are tried too. */
const FEW = 3;

/** Longer than any name on file; what stands behind it names nothing more. */
const LONGEST_QUERY = 300;

/** Wide letters and typographic hyphens, as they come from other documents, as plain ones. */
function asTyped(query: string): string {
  return query
    .slice(0, LONGEST_QUERY)
    .normalize("NFKC")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");
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

  /** Whether a document has every word of the query in its names, or the beginning of it. */
  function isAbout({ place }: Hit, words: readonly string[]): boolean {
    const [, name = "", , , , , synonyms = []] = documents[place] ?? [];
    const text = ` ${plainText([name, ...synonyms].join(" "))}`;
    return words.length > 0 && words.every((word) => text.includes(` ${word}`));
  }

  /** Hits by the numbers that stand among other words, those first that the other words speak of. */
  function numberedWithin(query: string): { readonly hits: readonly Hit[]; readonly isNamed: boolean } {
    const { numbers, rest, isNamed } = readNumbersWithin(query);
    const words = plainText(rest).split(" ").filter(Boolean);
    const hits = numbers.flatMap(byNumber);
    return { hits: hits.toSorted((a, b) => Number(isAbout(b, words)) - Number(isAbout(a, words))), isNamed };
  }

  /** The id whose own name the query is, among those that the record answers for. */
  function idNamed(typed: string, place: number): string | undefined {
    const id = data.idNames[typed] ?? data.idNames[typed.replace(/ solution$/, "")];
    return id !== undefined && documents[place]?.[2].includes(id) === true ? id : undefined;
  }

  /** The record of the id that has the query for a name on shipping papers, where no record has it. */
  function shippedAs(query: string, typed: string): readonly Hit[] {
    const id = data.idNames[typed];
    const [leader] = id === undefined ? [] : byNumber({ kind: "un", ids: [id] });
    return leader === undefined ? [] : [{ ...leader, matchedBy: "synonym", matchedText: query.trim() }];
  }

  /** @param asked - with the words of form, which may tell another id: anhydrous hydrofluoric acid is not UN1790 */
  function byWords(query: string, typed: string, limit: number, asked = typed): readonly Hit[] {
    const { exact, words } = names();
    const whole = exact.find(query).map((hit): Hit => ({ ...hit, un: idNamed(asked, hit.place) }));
    if (whole.length === 0) whole.push(...shippedAs(query, typed));
    const begun = words.begun(typed, limit + whole.length);
    if (whole.length + begun.length > 0) {
      const isEnough = whole.length > 0 || begun.length >= FEW;
      return [...whole, ...begun, ...(isEnough ? [] : words.misspelled(typed, limit))];
    }
    const numbered = numberedWithin(query).hits;
    if (numbered.length > 0) return numbered;
    const joined = exact.findJoined(typed);
    if (joined.length > 0) return joined;
    const bare = withoutForm(typed);
    return bare === typed ? words.misspelled(typed, limit) : byWords(bare, bare, limit, asked);
  }

  function hitsOf(query: string, limit: number): readonly Hit[] {
    const read = readNumberQuery(query);
    const numbered = read === null ? [] : byNumber(read);
    if (numbered.length > 0) return numbered;
    const typed = plainText(query);
    if (typed === "") return [];
    const within = numberedWithin(query);
    return within.isNamed && within.hits.length > 0 ? within.hits : byWords(query, typed, limit);
  }

  return {
    search(query, limit) {
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
    },
    document: (key) => documents[places.get(key) ?? -1],
  };
}

import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalKey } from "../../identity/chemical-key.ts";
import type { ChemicalMatch, MatchedBy } from "../../record/chemical-match.ts";
import type { EverydayName } from "./everyday-names.ts";

/** A document found by a query, before it is converted to a match. */
export interface Hit {
  /** Index in the list of documents. */
  readonly place: number;
  readonly matchedBy: MatchedBy;
  readonly matchedText: string;
  /** The UN number that was searched for, by number or by its own name. */
  readonly un?: string | undefined;
  /** Meaning of an everyday name here, and its certainty. */
  readonly meaning?: string;
  readonly certainty?: "sure" | "probable";
}

/** Converts a document to a match. */
export function matchOf(document: StoredDocument, hit: Hit, data: SearchData): ChemicalMatch {
  const [key, name, ids, hazardClass, formula] = document;
  const id = hit.un ?? ids[0];
  const isFirst = id === ids[0];
  return {
    key: key as ChemicalKey, // the build writes only cas: and un: keys
    name: isFirst || id === undefined ? name : (data.furtherNames[id] ?? name),
    casNumber: key.startsWith("cas:") ? casNumber(key.slice("cas:".length)) : null,
    unNumber: id === undefined ? null : unNumber(id),
    hazardClass: isFirst || id === undefined ? hazardClass : (data.classes[id] ?? hazardClass),
    formula,
    matchedBy: hit.matchedBy,
    matchedText: hit.matchedText,
    ...(hit.certainty === undefined ? {} : { certainty: hit.certainty }),
    ...(hit.meaning === undefined ? {} : { meaning: hit.meaning }),
  };
}

/** The records that an everyday name can mean, in order. Meanings that no rule lists open nothing. */
export function everydayHits(
  { name, entry: [, isSure, meanings] }: EverydayName,
  matchedBy: "everyday" | "begins" | "spelling",
): readonly Hit[] {
  const certainty = isSure === 1 ? ("sure" as const) : ("probable" as const);
  return meanings.flatMap(([place, un, meaning, status]) =>
    place === null || status !== undefined
      ? []
      : [
          {
            place,
            matchedBy,
            matchedText: name,
            un: un ?? undefined,
            certainty,
            ...(meaning === "" ? {} : { meaning }),
          },
        ],
  );
}

import type { SearchData } from "../../data/load.ts";
import type { StoredDocument } from "../../data/stored-document.ts";
import { casNumber } from "../../identity/cas-number.ts";
import { unNumber } from "../../identity/un-number.ts";
import type { ChemicalKey } from "../../identity/chemical-key.ts";
import type { ChemicalMatch, MatchedBy } from "../../record/chemical-match.ts";
import type { EverydayName } from "./everyday-names.ts";

/** A document that the query met, before it is put into words. */
export interface Hit {
  /** Place in the list of documents. */
  readonly place: number;
  readonly matchedBy: MatchedBy;
  readonly matchedText: string;
  /** The id that was searched for, by number or by a name of its own. */
  readonly un?: string | undefined;
  /** Of an everyday name: what it means here, and how sure that is. */
  readonly meaning?: string;
  readonly certainty?: "sure" | "probable";
}

/** What a reader chooses by. */
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

/** The records that an everyday name may mean, in its order. What no rule lists opens nothing. */
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

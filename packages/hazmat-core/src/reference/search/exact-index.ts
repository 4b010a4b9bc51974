import type { StoredDocument } from "../../data/stored-document.ts";
import { plainText } from "./plain-text.ts";

/** A document whose name, synonym or formula is the whole query. */
export interface ExactHit {
  readonly place: number;
  readonly matchedBy: "name" | "synonym" | "formula";
  readonly matchedText: string;
}

export interface ExactIndex {
  /** Best first: the name itself, then synonyms, then the formula in its own letter case, then in any. */
  find(query: string): readonly ExactHit[];
  /** Whether plain text is a whole name, synonym or formula of the document at that place. */
  isWhole(plain: string, place: number): boolean;
}

const ORDER: readonly ExactHit["matchedBy"][] = ["name", "synonym", "formula"];

function add(index: Map<string, ExactHit[]>, key: string, hit: ExactHit): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [hit]);
  else list.push(hit);
}

/** Whole names, synonyms and formulas by their plain text. */
export function createExactIndex(documents: readonly StoredDocument[]): ExactIndex {
  const index = new Map<string, ExactHit[]>();
  documents.forEach(([, name, , , formula, , synonyms], place) => {
    add(index, plainText(name), { place, matchedBy: "name", matchedText: name });
    for (const synonym of synonyms) {
      add(index, plainText(synonym), { place, matchedBy: "synonym", matchedText: synonym });
    }
    if (formula !== null) add(index, plainText(formula), { place, matchedBy: "formula", matchedText: formula });
  });
  const weight = (place: number): number => documents[place]?.[5] ?? 0;
  return {
    isWhole: (plain, place) => index.get(plain)?.some((hit) => hit.place === place) === true,
    find(query) {
      const typed = query.trim();
      const misses = (hit: ExactHit): number => Number(hit.matchedBy === "formula" && hit.matchedText !== typed);
      return (index.get(plainText(typed)) ?? []).toSorted(
        (a, b) =>
          misses(a) - misses(b) ||
          ORDER.indexOf(a.matchedBy) - ORDER.indexOf(b.matchedBy) ||
          weight(b.place) - weight(a.place) ||
          a.place - b.place,
      );
    },
  };
}

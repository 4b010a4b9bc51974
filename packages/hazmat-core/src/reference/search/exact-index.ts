import type { StoredDocument } from "../../data/stored-document.ts";
import type { PlainNames } from "./plain-names.ts";
import { plainText } from "./plain-text.ts";

/** A document whose name, synonym or formula is the whole query. */
export interface ExactHit {
  readonly place: number;
  readonly matchedBy: "name" | "synonym" | "formula";
  readonly matchedText: string;
}

export interface ExactIndex {
  /** Best first: the name itself, then synonyms, then the formula; a formula in another letter case comes last. */
  find(query: string): readonly ExactHit[];
  /** The same with the blanks removed from the names: `carbonmonoxide`. */
  findJoined(plain: string): readonly ExactHit[];
  /** True if normalized text is a whole name, synonym or formula of the document at that index. */
  isWhole(plain: string, place: number): boolean;
}

const ORDER: readonly ExactHit["matchedBy"][] = ["name", "synonym", "formula"];

/** Whole names, synonyms and formulas by their normalized text. */
export function createExactIndex(documents: readonly StoredDocument[], plainNames: readonly PlainNames[]): ExactIndex {
  const index = new Map<string, ExactHit[]>();
  const add = (key: string, hit: ExactHit): void => {
    const list = index.get(key);
    if (list === undefined) index.set(key, [hit]);
    else list.push(hit);
  };
  documents.forEach(([, name, , , formula, , synonyms], place) => {
    plainNames[place]?.forEach((key, nth) => {
      if (nth === 0) add(key, { place, matchedBy: "name", matchedText: name });
      else add(key, { place, matchedBy: "synonym", matchedText: synonyms[nth - 1] ?? name });
    });
    if (formula !== null) add(plainText(formula), { place, matchedBy: "formula", matchedText: formula });
  });
  let joined: Map<string, readonly ExactHit[]> | undefined;
  const joinedNames = (): ReadonlyMap<string, readonly ExactHit[]> =>
    (joined ??= new Map([...index].map(([key, hits]) => [key.replaceAll(" ", ""), hits])));
  const weight = (place: number): number => documents[place]?.[5] ?? 0;
  return {
    isWhole: (plain, place) => index.get(plain)?.some((hit) => hit.place === place) === true,
    findJoined: (plain) => joinedNames().get(plain.replaceAll(" ", "")) ?? [],
    find(query) {
      const typed = query.trim();
      const isOtherCase = (hit: ExactHit): number => Number(hit.matchedBy === "formula" && hit.matchedText !== typed);
      return (index.get(plainText(typed)) ?? []).toSorted(
        (a, b) =>
          isOtherCase(a) - isOtherCase(b) ||
          ORDER.indexOf(a.matchedBy) - ORDER.indexOf(b.matchedBy) ||
          weight(b.place) - weight(a.place) ||
          a.place - b.place,
      );
    },
  };
}

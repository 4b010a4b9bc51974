import type { StoredDocument } from "../../data/stored-document.ts";
import { plainText } from "./plain-text.ts";

/** Name, then synonyms of one document, normalized. */
export type PlainNames = readonly [name: string, ...synonyms: string[]];

export function plainNamesOf(documents: readonly StoredDocument[]): readonly PlainNames[] {
  return documents.map(([, name, , , , , synonyms]) => [plainText(name), ...synonyms.map(plainText)]);
}

import type { UnNumber } from "@placard/hazmat-core";
import { isChemicalKey, parseUnNumber } from "@placard/hazmat-core";
import { readDraft, writeDraft } from "../../../forms/drafts.ts";
import type { OpenedKey } from "./chemical-queries.ts";

const NAME = "chemical-search";
const EMPTY = { text: "", key: "", unNumber: "" };

/** What a change of module or a reload finds again: the words in the search box and the chemical that was open. */
export interface SearchDraft {
  readonly text: string;
  readonly opened: OpenedKey | null;
}

export function readSearchDraft(storage: Storage): SearchDraft {
  const { text, key, unNumber } = readDraft(storage, NAME, EMPTY);
  return { text, opened: isChemicalKey(key) ? { key, unNumber: knownUnNumber(unNumber) } : null };
}

export function writeSearchDraft(storage: Storage, { text, opened }: SearchDraft): void {
  writeDraft(storage, NAME, { text, key: opened?.key ?? "", unNumber: opened?.unNumber ?? "" }, []);
}

function knownUnNumber(text: string): UnNumber | null {
  const read = parseUnNumber(text);
  return read.ok ? read.value : null;
}

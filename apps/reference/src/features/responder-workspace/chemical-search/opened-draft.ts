import type { ChemicalKey, UnNumber } from "@placard/hazmat-core";
import { parseUnNumber } from "@placard/hazmat-core";
import type { Drafts } from "../../../forms/drafts.ts";
import type { WorkScope } from "../../../incident/work-scope.ts";
import type { OpenedKey } from "./chemical-queries.ts";

const NAME = "chemical-search";
const EMPTY = { text: "", key: "", unNumber: "" };

/** What a change of module or a reload finds again: the words in the search box and the chemical that was open. */
export interface SearchDraft {
  readonly text: string;
  readonly opened: OpenedKey | null;
}

export function readSearchDraft(drafts: Drafts, scope: WorkScope): SearchDraft {
  const { text, key, unNumber } = drafts.read(scope.draft(NAME), EMPTY).values;
  return { text, opened: isChemicalKey(key) ? { key, unNumber: knownUnNumber(unNumber) } : null };
}

export function writeSearchDraft(drafts: Drafts, scope: WorkScope, { text, opened }: SearchDraft): void {
  const values = { text, key: opened?.key ?? "", unNumber: opened?.unNumber ?? "" };
  drafts.write(scope.draft(NAME), values, { kind: "working" });
}

const isChemicalKey = (text: string): text is ChemicalKey => /^(cas|un):/.test(text);

function knownUnNumber(text: string): UnNumber | null {
  const read = parseUnNumber(text);
  return read.ok ? read.value : null;
}

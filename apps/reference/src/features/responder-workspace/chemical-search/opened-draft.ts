import { formatChemicalRef, parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { readDraft, writeDraft } from "../../../forms/drafts.ts";

const NAME = "chemical-search";
const EMPTY = { text: "", chemical: "", name: "", openText: "" };

/** A chemical that was opened, and what the search box held then: its card stands while the box holds that. */
export interface OpenedChemical extends NamedChemical {
  readonly text: string;
}

/** What a change of module or a reload finds again: the words in the search box and the chemical that was opened. */
export interface SearchDraft {
  readonly text: string;
  readonly opened: OpenedChemical | null;
}

/** What is open under a name of its own, as another module hands it over. */
export function openedAs({ key, unNumber, name }: NamedChemical, text = name): OpenedChemical {
  return { key, unNumber, name, text };
}

export function readSearchDraft(storage: Storage): SearchDraft {
  const { text, chemical, name, openText } = readDraft(storage, NAME, EMPTY);
  const ref = parseChemicalRef(chemical);
  return { text, opened: ref.ok ? { ...ref.value, name, text: openText } : null };
}

export function writeSearchDraft(storage: Storage, { text, opened }: SearchDraft): void {
  const chemical = opened === null ? "" : formatChemicalRef(opened);
  const values = { text, chemical, name: opened?.name ?? "", openText: opened?.text ?? "" };
  writeDraft(storage, NAME, values, []);
}

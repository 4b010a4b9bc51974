import { formatChemicalRef, parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import type { Drafts } from "../../../forms/drafts/drafts.ts";
import type { WorkScope } from "../../../incident/saved/work-scope.ts";

const NAME = "chemical-search";
const EMPTY = { text: "", chemical: "", name: "", openText: "", spill: "", guide: "" };

/** An opened chemical, and the search text at that time. Its card is shown while the search box contains this text. */
export interface OpenedChemical extends NamedChemical {
  readonly text: string;
  /** Spill size chosen on its card. */
  readonly spill?: SpillSize;
  /** Guide chosen on its card, for a number with several guides. */
  readonly guide?: string;
}

type SpillSize = "small" | "large";

const isSpillSize = (text: string): text is SpillSize => text === "small" || text === "large";

/** Search text and open chemical, restored after a module change or a reload. */
export interface SearchDraft {
  readonly text: string;
  readonly opened: OpenedChemical | null;
}

/** The open chemical passed on by another module. */
export function openedAs({ key, unNumber, name }: NamedChemical, text = name): OpenedChemical {
  return { key, unNumber, name, text };
}

export function readSearchDraft(drafts: Drafts, scope: WorkScope): SearchDraft {
  const { text, chemical, name, openText, spill, guide } = drafts.read(scope.draft(NAME), EMPTY).values;
  const ref = parseChemicalRef(chemical);
  const chosen = { ...(isSpillSize(spill) && { spill }), ...(guide !== "" && { guide }) };
  return { text, opened: ref.ok ? { ...ref.value, name, text: openText, ...chosen } : null };
}

export function writeSearchDraft(drafts: Drafts, scope: WorkScope, { text, opened }: SearchDraft): void {
  const chemical = opened === null ? "" : formatChemicalRef(opened);
  const { name = "", text: openText = "", spill = "", guide = "" } = opened ?? {};
  const values = { text, chemical, name, openText, spill, guide };
  drafts.write(scope.draft(NAME), values, { kind: "working" });
}

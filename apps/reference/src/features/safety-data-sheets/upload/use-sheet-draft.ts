import { type InventoryChemical } from "@placard/api-client";
import { inventoryChemical } from "@placard/api-client/internal";
import { useState } from "react";
import { useChosenFiles } from "../../../forms/use-chosen-files.ts";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { NO_FACTS, type SheetFacts } from "../facts/sheet-facts.ts";

/** Details entered for an SDS, without its file. */
export interface EnteredSheet {
  readonly chosen: InventoryChemical | null;
  readonly facts: SheetFacts;
  /** Ids of the chosen rows; `null` if none are chosen, so that the SDS covers the matching rows. */
  readonly covers: readonly number[] | null;
  /** Languages that the user specifies for the SDS on file without one. */
  readonly named: readonly string[];
}

/** The draft format: the chemical as text. */
const draftOf = ({ chosen, covers, facts, named }: EnteredSheet) => ({
  chemical: chosen === null ? "" : JSON.stringify(chosen),
  covers: (covers ?? []).map(String),
  named,
  ...facts,
});

/**
 * A new SDS and its file, saved on this device until it is sent or discarded. It survives a reload, a closed tab and an
 * expired session.
 *
 * @param initial - the chemical that the dialog was opened for, each with a separate draft; `null`: none
 */
export function useSheetDraft(initial: InventoryChemical | null) {
  const drafts = useDrafts();
  const name = `upload-sheet-${initial?.id ?? "any"}`;
  const first: EnteredSheet = { chosen: initial, covers: null, facts: NO_FACTS, named: [] };
  const [draft] = useState(() => drafts.read(name, draftOf(first)));
  const [entered, setEntered] = useState<EnteredSheet>(() => ({
    chosen: draft.writtenAt === null ? initial : chemicalIn(draft.values.chemical),
    facts: { revision_date: draft.values.revision_date, languages: draft.values.languages },
    covers: draft.values.covers.length === 0 ? null : draft.values.covers.map(Number),
    named: draft.values.named,
  }));
  const [restoredAt, setRestoredAt] = useState(() =>
    JSON.stringify(draft.values) === JSON.stringify(draftOf(first)) ? null : draft.writtenAt,
  );
  const { files, setFiles, restoredAt: fileAt } = useChosenFiles(name);

  function enter(next: EnteredSheet): void {
    setEntered(next);
    drafts.write(name, draftOf(next));
  }

  /** Called after the upload or when discarded. */
  function forget(): void {
    setEntered(first);
    setFiles([]);
    setRestoredAt(null);
    drafts.clear(name);
  }

  return {
    entered,
    enter,
    file: files.at(-1) ?? null,
    setFile: (file: File | null): void => setFiles(file === null ? [] : [file]),
    forget,
    restoredAt: fileAt ?? restoredAt,
  };
}

function chemicalIn(text: string): InventoryChemical | null {
  if (text === "") return null;
  try {
    return inventoryChemical.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

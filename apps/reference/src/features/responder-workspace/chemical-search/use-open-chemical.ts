import { isSameChemical, type ChemicalMatch, type NamedChemical } from "@placard/hazmat-core";
import { readSignQuery } from "@placard/hazmat-core/identify";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useAfterFrame } from "../../../lib/device/use-after-frame.ts";
import { usePacing } from "../../../lib/pacing.ts";
import type { Handover } from "../handover.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { chemicalOpened, searchPerformed } from "./log-actions.ts";
import { openedAs, readSearchDraft, writeSearchDraft, type OpenedChemical, type SearchDraft } from "./opened-draft.ts";
import { addChemical } from "./recent-chemicals.ts";
import { useChemicalInAddress } from "./use-chemical-in-address.ts";

/** The chemical passed on by another module, else the last opened one. */
function beginning({ chemical, question, text = question?.text }: Handover, saved: () => SearchDraft): SearchDraft {
  if (chemical !== undefined) return { text: chemical.name, opened: openedAs(chemical) };
  return text === undefined ? saved() : { text, opened: null };
}

const choicesOf = ({ spill, guide }: OpenedChemical): Pick<OpenedChemical, "spill" | "guide"> => ({
  ...(spill !== undefined && { spill }),
  ...(guide !== undefined && { guide }),
});

/** Runs `work` after a delay in ms, or when the focus moves: before the press on another control, such as Logout. */
function afterTyping(work: () => void, delayMs: number): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener("focusout", run);
  };
  const run = (): void => {
    stop();
    work();
  };
  const timer = setTimeout(run, delayMs);
  document.addEventListener("focusout", run);
  return stop;
}

/** Search text and open card: saved on this device, logged, and kept in the address. */
export function useOpenChemical() {
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const { handover, freshHandover, takeHandover } = useWorkspace();
  const [saved, setKept] = useState(() => beginning(freshHandover, () => readSearchDraft(drafts, scope)));
  const [begin] = useState(saved.text);
  const { text, opened } = saved;
  /** The card belongs to its search text and is hidden under any other text. */
  const shown = opened !== null && text === opened.text ? opened : null;

  const later = useAfterFrame();
  const { searchSaveMs } = usePacing();
  const typing = useAfterFrame((work) => afterTyping(work, searchSaveMs));
  const dropTyped = useRef<() => void>(null);

  function keep(next: SearchDraft): void {
    later.runNow(); // pending writes are outdated
    dropTyped.current?.();
    setKept(next);
    writeSearchDraft(drafts, scope, next);
  }

  function type(typed: string): void {
    const next = { text: typed, opened: typed === "" ? null : opened };
    later.runNow();
    dropTyped.current?.();
    setKept(next);
    dropTyped.current = typing.add(() => writeSearchDraft(drafts, scope, next));
  }

  function open(match: ChemicalMatch | NamedChemical, boxText?: string): void {
    const named = boxText ?? match.name;
    const isSame = opened !== null && isSameChemical(match, opened);
    const next = { text: named, opened: { ...openedAs(match, named), ...(isSame && choicesOf(opened)) } };
    dropTyped.current?.();
    setKept(next);
    // Renders the card first.
    later.add(() => {
      writeSearchDraft(drafts, scope, next);
      addChemical(drafts, scope.draft("recent-chemicals"), match);
    });
    if (!isSame) log.record(chemicalOpened(match));
  }

  /** Opens a guide or class as if it had been typed. */
  function openSign(query: string): void {
    keep({ text: query, opened: null });
    log.record(searchPerformed(query));
  }

  useChemicalInAddress(
    opened,
    chemicalSource,
    (chemical) =>
      keep(chemical === null ? { text: "", opened: null } : { text: chemical.name, opened: openedAs(chemical) }),
    (requested) => keep({ text: requested, opened: null }),
  );

  const tellHandedOver = useEffectEvent(() => {
    if (Object.keys(freshHandover).length > 0) writeSearchDraft(drafts, scope, saved);
    if (freshHandover.chemical !== undefined) log.record(chemicalOpened(freshHandover.chemical));
    takeHandover();
  });
  useEffect(() => tellHandedOver(), []);

  return {
    text,
    /** Still open, even if the search box contains other text. */
    opened,
    shown,
    sign: shown === null ? readSignQuery(text) : null,
    stored: handover.stored?.name === text && opened === null ? handover.stored : undefined,
    question: handover.question?.text === text && opened === null ? handover.question : undefined,
    type,
    /** Initial text was searched and logged before. */
    search: (query: string) => {
      if (query !== begin) log.record(searchPerformed(query));
    },
    open,
    openSign,
    /** Sets the spill size of the open substance; another substance starts without one. */
    chooseSpill: (spill: OpenedChemical["spill"] | null) => {
      if (opened === null) return;
      const { spill: _before, ...chemical } = opened;
      keep({ text, opened: { ...chemical, ...(spill != null && { spill }) } });
    },
    /** Sets the guide of an open number with several guides. */
    chooseGuide: (guide: string | null) => {
      if (opened === null) return;
      const { guide: _before, ...chemical } = opened;
      keep({ text, opened: { ...chemical, ...(guide !== null && { guide }) } });
    },
    showAgain: () => {
      if (opened !== null) keep({ text: opened.text, opened });
    },
    close: () => keep({ text, opened: null }),
  };
}

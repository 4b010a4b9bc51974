import type { Inspection } from "@placard/api-client";
import { dayAfter, inspectionGaps, type InspectionAnswer, type InspectionGap } from "@placard/hazmat-core/business";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import {
  hasUnsavedAnswers,
  initialAnswers,
  resolveConflict,
  emptyAnswer,
  withAnswer,
  mergeSaved,
  type InspectionAnswers,
} from "./inspection-answers.ts";

/** Suggested number of days until a failure must be corrected. */
const OFFERED_DAYS = 7;

/** An empty draft of the answers. */
const NOTHING = { base: "", answers: "" };

export interface InspectionDraft {
  readonly typed: InspectionAnswers;
  readonly answerOf: (item: string) => InspectionAnswer;
  readonly change: (item: string, change: Partial<InspectionAnswer>) => void;
  /** Resolves an item that someone else answered differently. */
  readonly resolve: (item: string, chosenSide: "theirs" | "mine") => void;
  /** Missing input of each item before the inspection can be finished. */
  readonly gaps: ReadonlyMap<string, InspectionGap>;
  readonly answered: number;
  /** Time of the restored draft; `null` if it has no answer that is not on file. */
  readonly restoredAt: string | null;
  /** Discards the draft and shows the answers on file. */
  readonly discard: () => void;
  /** Called when the server has stored `sent`; later changes still have to be saved. */
  readonly acceptSaved: (saved: Inspection, sent: readonly InspectionAnswer[]) => void;
}

/** The answers of an inspection while they are edited. Each change is saved on this device until the server has it. */
export function useInspectionDraft(inspection: Inspection): InspectionDraft {
  const { id, items } = inspection;
  const drafts = useDrafts();
  const name = `inspection-${id}`;
  const [draft] = useState(() => drafts.read(name, NOTHING));
  const [typed, setTyped] = useState(() => initialAnswers(inspection, draft.values));
  const [restoredAt, setRestoredAt] = useState(() =>
    hasUnsavedAnswers(typed, inspection.answers) ? draft.writtenAt : null,
  );
  const [offered] = useState(() => dayAfter(dayOfReader(new Date()), OFFERED_DAYS));
  // A newer version was loaded: merge the answers of others before rendering.
  if (inspection.version > typed.version) {
    const merged = mergeSaved(typed, inspection);
    setTyped(merged);
    if (!hasUnsavedAnswers(merged, inspection.answers)) setRestoredAt(null);
  }

  function put(next: InspectionAnswers): void {
    setTyped(next);
    drafts.write(name, { base: JSON.stringify(next.base), answers: JSON.stringify(next.answers) });
  }

  return {
    typed,
    answerOf: (item) => typed.answers.find((answer) => answer.item === item) ?? emptyAnswer(item),
    change: (item, change) => put({ ...typed, answers: withAnswer(typed.answers, item, change, offered) }),
    resolve: (item, chosenSide) => put(resolveConflict(typed, inspection.answers, item, chosenSide)),
    gaps: inspectionGaps(
      items.map((item) => item.id),
      typed.answers,
    ),
    answered: typed.answers.filter(({ result }) => result !== null).length,
    restoredAt,
    discard() {
      drafts.clear(name);
      setRestoredAt(null);
      setTyped(initialAnswers(inspection, NOTHING));
    },
    acceptSaved(saved, sent) {
      setRestoredAt(null);
      setTyped((now) => {
        const next = { version: saved.version, base: saved.answers, disputed: [], isMerged: false };
        if (now.answers === sent) return { ...next, answers: saved.answers };
        return { ...next, answers: now.answers };
      });
      if (typed.answers === sent) drafts.clear(name);
    },
  };
}

import type { Inspection } from "@placard/api-client";
import {
  dayAfter,
  inspectionGaps,
  isCalendarDay,
  type InspectionAnswer,
  type InspectionGap,
} from "@placard/hazmat-core/business";
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
  parseUnfinishedDates,
  unfinishedDates,
  type InspectionAnswers,
  type UnfinishedDates,
} from "./inspection-answers.ts";

/** Suggested number of days until a failure must be corrected. */
const OFFERED_DAYS = 7;

/** An empty draft of the answers. */
const NOTHING = { base: "", answers: "", dates: "" };

export interface InspectionDraft {
  readonly typed: InspectionAnswers;
  readonly answerOf: (item: string) => InspectionAnswer;
  readonly change: (item: string, change: Partial<InspectionAnswer>) => void;
  /** The due date of a failed item: an ISO 8601 date, unfinished text or blank. */
  readonly dueDateOf: (item: string) => string;
  readonly changeDueDate: (item: string, text: string) => void;
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
  const [dates, setDates] = useState(() => unfinishedDates(typed.answers, parseUnfinishedDates(draft.values.dates)));
  const hasDates = Object.keys(dates).length > 0;
  const [restoredAt, setRestoredAt] = useState(() =>
    hasDates || hasUnsavedAnswers(typed, inspection.answers) ? draft.writtenAt : null,
  );
  const [offered] = useState(() => dayAfter(dayOfReader(new Date()), OFFERED_DAYS));
  // A newer version was loaded: merge the answers of others before rendering.
  if (inspection.version > typed.version) {
    const merged = mergeSaved(typed, inspection);
    setTyped(merged);
    if (!hasDates && !hasUnsavedAnswers(merged, inspection.answers)) setRestoredAt(null);
  }

  function write({ base, answers }: Pick<InspectionAnswers, "base" | "answers">, texts: UnfinishedDates): void {
    drafts.write(name, {
      base: JSON.stringify(base),
      answers: JSON.stringify(answers),
      dates: JSON.stringify(texts),
    });
  }

  function put(next: InspectionAnswers, texts = dates): void {
    const open = unfinishedDates(next.answers, texts);
    setTyped(next);
    setDates(open);
    write(next, open);
  }

  const answerOf = (item: string) => typed.answers.find((answer) => answer.item === item) ?? emptyAnswer(item);
  const withChange = (item: string, change: Partial<InspectionAnswer>) => ({
    ...typed,
    answers: withAnswer(typed.answers, item, change, offered),
  });

  return {
    typed,
    answerOf,
    change: (item, change) => put(withChange(item, change)),
    dueDateOf: (item) => answerOf(item).mend_by ?? dates[item] ?? "",
    changeDueDate: (item, text) =>
      put(withChange(item, { mend_by: isCalendarDay(text) ? text : null }), { ...dates, [item]: text }),
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
      setDates({});
    },
    acceptSaved(saved, sent) {
      setRestoredAt(null);
      setTyped((now) => {
        const next = { version: saved.version, base: saved.answers, disputed: [], isMerged: false };
        if (now.answers === sent) return { ...next, answers: saved.answers };
        return { ...next, answers: now.answers };
      });
      if (typed.answers !== sent) return;
      if (hasDates) write({ base: saved.answers, answers: saved.answers }, dates);
      else drafts.clear(name);
    },
  };
}

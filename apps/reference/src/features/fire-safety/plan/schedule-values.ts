import type { InspectionSchedule } from "@placard/api-client";
import { isCalendarDay, INSPECTION_INTERVALS, INSPECTION_TEMPLATE_IDS } from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** Frequency, due date and assignee as form values. */
export type RhythmValues = {
  readonly interval: string;
  readonly due_on: string;
  /** Empty without an assignee. */
  readonly assignee_id: string;
};

/** Form values of a new schedule. */
export type PlanValues = RhythmValues & {
  /** The checklist: an included template, or `ownChoice` of a checklist of the business. */
  readonly template: string;
  readonly location_id: string;
};

const OWN_CHOICE = "own-";

/** Form value for a checklist of the business. */
export const ownChoice = (id: number): string => `${OWN_CHOICE}${id}`;

const intervalOf = (text: string) => INSPECTION_INTERVALS.find((known) => known === text) ?? "month";
const personOf = (text: string): number | null => (text === "" ? null : Number(text));

type Words = Pick<Messages["fireSafety"], "checklistRequired" | "locationRequired" | "dayRequired">;

export function rhythmProblems({ due_on }: RhythmValues, words: Words): { due_on?: string } {
  return isCalendarDay(due_on) ? {} : { due_on: words.dayRequired };
}

export function planProblems(values: PlanValues, words: Words) {
  return {
    ...(values.template === "" && { template: words.checklistRequired }),
    ...(values.location_id === "" && { location_id: words.locationRequired }),
    ...rhythmProblems(values, words),
  };
}

export function rhythmOf({ interval, due_on, assignee_id }: RhythmValues) {
  return { interval: intervalOf(interval), due_on, assignee_id: personOf(assignee_id) };
}

/** The request body; `null` without a checklist. */
export function planOf(values: PlanValues) {
  const checklist = checklistOf(values.template);
  return checklist && { ...checklist, location_id: Number(values.location_id), ...rhythmOf(values) };
}

function checklistOf(choice: string) {
  if (choice.startsWith(OWN_CHOICE)) return { checklist_id: Number(choice.slice(OWN_CHOICE.length)) };
  const template = INSPECTION_TEMPLATE_IDS.find((known) => known === choice);
  return template === undefined ? null : { template };
}

/** Form values of a stored schedule. A completed one starts again on the date of its last inspection. */
export function rhythmValuesOf({ interval, due_on, last_done_on, assignee_id }: InspectionSchedule): RhythmValues {
  return {
    interval,
    due_on: due_on ?? last_done_on ?? "",
    assignee_id: assignee_id === null ? "" : String(assignee_id),
  };
}

/** Changed fields only. An unchanged due date is omitted, which keeps the rhythm of the schedule. */
export function rhythmChanges(stored: InspectionSchedule, values: RhythmValues) {
  const before = rhythmOf(rhythmValuesOf(stored));
  const now = rhythmOf(values);
  return {
    version: stored.version,
    ...(now.interval !== before.interval && { interval: now.interval }),
    ...(now.due_on !== (stored.due_on ?? "") && { due_on: now.due_on }),
    ...(now.assignee_id !== before.assignee_id && { assignee_id: now.assignee_id }),
  };
}

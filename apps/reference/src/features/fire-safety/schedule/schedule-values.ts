import type { InspectionSchedule } from "@placard/api-client";
import { isCalendarDay, INSPECTION_INTERVALS, INSPECTION_TEMPLATE_IDS } from "@placard/hazmat-core/business";
import type { Messages } from "../../../messages/messages.ts";

/** Frequency, due date and assignee as form values. */
export type RecurrenceValues = {
  readonly interval: string;
  readonly due_on: string;
  /** Empty without an assignee. */
  readonly assignee_id: string;
};

/** Form values of a new schedule. */
export type NewScheduleValues = RecurrenceValues & {
  /** The checklist: an included template, or `ownChecklistChoice` of a checklist of the business. */
  readonly template: string;
  readonly location_id: string;
};

const OWN_CHECKLIST_PREFIX = "own-";

/** Form value for a checklist of the business. */
export const ownChecklistChoice = (id: number): string => `${OWN_CHECKLIST_PREFIX}${id}`;

const intervalOf = (text: string) => INSPECTION_INTERVALS.find((known) => known === text) ?? "month";
const assigneeOf = (text: string): number | null => (text === "" ? null : Number(text));

type Texts = Pick<Messages["fireSafety"], "checklistRequired" | "locationRequired" | "dayRequired">;

export function recurrenceProblems({ due_on }: RecurrenceValues, texts: Texts): { due_on?: string } {
  return isCalendarDay(due_on) ? {} : { due_on: texts.dayRequired };
}

export function newScheduleProblems(values: NewScheduleValues, texts: Texts) {
  return {
    ...(values.template === "" && { template: texts.checklistRequired }),
    ...(values.location_id === "" && { location_id: texts.locationRequired }),
    ...recurrenceProblems(values, texts),
  };
}

export function recurrenceOf({ interval, due_on, assignee_id }: RecurrenceValues) {
  return { interval: intervalOf(interval), due_on, assignee_id: assigneeOf(assignee_id) };
}

/** The request body; `null` without a checklist. */
export function newScheduleOf(values: NewScheduleValues) {
  const checklist = checklistOf(values.template);
  return checklist && { ...checklist, location_id: Number(values.location_id), ...recurrenceOf(values) };
}

function checklistOf(choice: string) {
  if (choice.startsWith(OWN_CHECKLIST_PREFIX))
    return { checklist_id: Number(choice.slice(OWN_CHECKLIST_PREFIX.length)) };
  const template = INSPECTION_TEMPLATE_IDS.find((known) => known === choice);
  return template === undefined ? null : { template };
}

/** Form values of a stored schedule. A completed one starts again on the date of its last inspection. */
export function recurrenceValuesOf({
  interval,
  due_on,
  last_done_on,
  assignee_id,
}: InspectionSchedule): RecurrenceValues {
  return {
    interval,
    due_on: due_on ?? last_done_on ?? "",
    assignee_id: assignee_id === null ? "" : String(assignee_id),
  };
}

/** Changed fields only. An unchanged due date is omitted, which keeps the rhythm of the schedule. */
export function recurrenceChanges(stored: InspectionSchedule, values: RecurrenceValues) {
  const before = recurrenceOf(recurrenceValuesOf(stored));
  const now = recurrenceOf(values);
  return {
    version: stored.version,
    ...(now.interval !== before.interval && { interval: now.interval }),
    ...(now.due_on !== (stored.due_on ?? "") && { due_on: now.due_on }),
    ...(now.assignee_id !== before.assignee_id && { assignee_id: now.assignee_id }),
  };
}

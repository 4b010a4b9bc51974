/** Intervals between inspections. */
export const INSPECTION_INTERVALS = ["once", "week", "month", "quarter", "year"] as const;

/** An entry of `INSPECTION_INTERVALS`. */
export type InspectionInterval = (typeof INSPECTION_INTERVALS)[number];

/** Number of days before its due date from which an inspection counts as upcoming. */
export const UPCOMING_DAYS = 30;

/** Schedule of a recurring inspection. Dates are ISO 8601, `2026-11-21`. */
export interface InspectionBeat {
  readonly interval: InspectionInterval;
  /** Date from which the interval is counted: the first due date, or the one chosen last. */
  readonly firstDue: string;
  /** Current due date. */
  readonly due: string;
}

/**
 * Returns the next due date after an inspection was completed. The day of the schedule is kept: an inspection due on
 * the 30th and done on the 5th of the next month is due again on the 30th. An inspection done in the second half of the
 * interval counts for the due date; one done earlier is extra and the due date stays.
 *
 * @param doneOn - ISO 8601 day
 * @returns ISO 8601 date, or `null` for an inspection that is done only once
 * @example
 * nextDue({ interval: "month", firstDue: "2026-01-31", due: "2026-01-31" }, "2026-02-03"); // "2026-02-28"
 */
export function nextDue({ interval, firstDue, due }: InspectionBeat, doneOn: string): string | null {
  if (interval === "once") return null;
  const before = dueDateAfter(due, interval, -1);
  const isExtra = doneOn < due && daysBetween(doneOn, due) * 2 > daysBetween(before, due);
  if (isExtra) return due;
  const covered = doneOn > due ? doneOn : due;
  let step = 1;
  // A year has at most 53 weekly steps, so the loop is short even after a century.
  while (dueDateAfter(firstDue, interval, step) <= covered) step += 1;
  return dueDateAfter(firstDue, interval, step);
}

/** State of a due date compared with today. `days` is a whole number of 0 or more. */
export type DueState =
  | { readonly kind: "overdue"; readonly days: number }
  | { readonly kind: "soon"; readonly days: number }
  | { readonly kind: "later"; readonly days: number };

/**
 * Compares a due date with today. On the due date itself nothing is overdue.
 *
 * @example
 * dueState("2026-11-21", "2026-11-24"); // { kind: "overdue", days: 3 }
 * dueState("2026-11-21", "2026-11-21"); // { kind: "soon", days: 0 }
 */
export function dueState(due: string, today: string): DueState {
  const days = daysBetween(today, due);
  if (days < 0) return { kind: "overdue", days: -days };
  return { kind: days <= UPCOMING_DAYS ? "soon" : "later", days };
}

/**
 * Adds days to an ISO 8601 date.
 *
 * @example
 * dayAfter("2026-02-27", 2); // "2026-03-01"
 */
export function dayAfter(day: string, days: number): string {
  return isoDay(new Date(midnight(day) + days * DAY_MS));
}

const DAY_MS = 86_400_000;
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * Returns the date a number of intervals after the first due date. The 31st becomes the last day of a shorter month.
 */
function dueDateAfter(first: string, interval: Exclude<InspectionInterval, "once">, steps: number): string {
  if (interval === "week") return dayAfter(first, 7 * steps);
  const from = new Date(midnight(first));
  const months = from.getUTCFullYear() * 12 + from.getUTCMonth() + MONTHS[interval] * steps;
  const year = Math.floor(months / 12);
  const month = months - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay))));
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / DAY_MS);

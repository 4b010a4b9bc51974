/** Years after its revision from which an SDS is due for review, as suppliers and auditors require. */
export const SDS_REVIEW_YEARS = 3;

/** Age of an SDS since its revision date. */
export type SheetAge =
  /** No date on file, an invalid one, or one in the future. */
  | { readonly kind: "unknown" }
  /** `months` is whole, rounded down; `isDue` is true from three years. */
  | { readonly kind: "known"; readonly months: number; readonly isDue: boolean };

/**
 * Calculates the age of an SDS from its revision date, not its upload date. A revision date up to one day in the future
 * gives 0 months.
 *
 * @param revisionDate - ISO 8601 day, such as `2023-11-21`; `null`: not on file
 * @example
 * sheetAge("2023-11-21", new Date("2026-11-21T12:00:00Z")); // { kind: "known", months: 36, isDue: true }
 * sheetAge(null, new Date("2026-11-21T12:00:00Z")); // { kind: "unknown" }
 */
export function sheetAge(revisionDate: string | null, now: Date): SheetAge {
  const day = revisionDate === null ? null : new Date(`${revisionDate}T00:00:00Z`);
  if (day === null || Number.isNaN(day.getTime()) || day.getTime() - now.getTime() > DAY_MS) return { kind: "unknown" };
  const whole = (now.getUTCFullYear() - day.getUTCFullYear()) * 12 + now.getUTCMonth() - day.getUTCMonth();
  const months = Math.max(0, now.getUTCDate() < day.getUTCDate() ? whole - 1 : whole);
  return { kind: "known", months, isDue: months >= SDS_REVIEW_YEARS * 12 };
}

/**
 * Returns the latest revision date that is now due for review, as an ISO 8601 date, to compare many data sheets with
 * one date.
 *
 * @example
 * sheetReviewDay(new Date("2026-11-21T12:00:00Z")); // "2023-11-21"
 */
export function sheetReviewDay(now: Date): string {
  const [year, rest] = [now.getUTCFullYear() - SDS_REVIEW_YEARS, now.toISOString().slice(4, 10)];
  return `${String(year).padStart(4, "0")}${rest}`;
}

const DAY_MS = 86_400_000;

/** Years after its revision from which a sheet is to be looked at again, as suppliers' rules and auditors ask. */
export const SDS_REVIEW_YEARS = 3;

/** How old a sheet is by the day of its revision. */
export type SheetAge =
  /** No day on file, an unreadable one, or one that is still to come. */
  | { readonly kind: "unknown" }
  /** `months` is whole, rounded down; `isDue` from three years on. */
  | { readonly kind: "known"; readonly months: number; readonly isDue: boolean };

/**
 * How old a sheet is by its own revision date, not by the day on which it was uploaded. A clock that is up to a day
 * behind reads 0 months.
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
 * The latest revision that is to be looked at again now, an ISO 8601 day: for counting many sheets at once.
 *
 * @example
 * sheetReviewDay(new Date("2026-11-21T12:00:00Z")); // "2023-11-21"
 */
export function sheetReviewDay(now: Date): string {
  const [year, rest] = [now.getUTCFullYear() - SDS_REVIEW_YEARS, now.toISOString().slice(4, 10)];
  return `${String(year).padStart(4, "0")}${rest}`;
}

const DAY_MS = 86_400_000;

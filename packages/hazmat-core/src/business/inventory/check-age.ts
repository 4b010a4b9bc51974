import { STALE_AFTER_DAYS } from "./inventory-order.ts";

const DAY_MS = 86_400_000;

/** Time since someone confirmed that a record is correct. */
export type CheckAge =
  | { readonly kind: "never" }
  /** `days` is whole, 0 for the last 24 hours; `isDue` is true from `STALE_AFTER_DAYS`. */
  | { readonly kind: "checked"; readonly days: number; readonly isDue: boolean };

/**
 * Calculates how long ago a record was checked. A check date in the future gives 0 days.
 *
 * @param checkedAt - date of the last check; `null` or an unreadable text means never checked
 * @example
 * checkAge("2026-11-09T12:00:00Z", new Date("2026-11-21T12:00:00Z")); // { kind: "checked", days: 12, isDue: false }
 * checkAge(null, new Date()); // { kind: "never" }
 */
export function checkAge(checkedAt: string | Date | null, now: Date): CheckAge {
  const days = checkedAt === null ? Number.NaN : (now.getTime() - new Date(checkedAt).getTime()) / DAY_MS;
  if (Number.isNaN(days)) return { kind: "never" };
  return { kind: "checked", days: Math.max(0, Math.floor(days)), isDue: days > STALE_AFTER_DAYS };
}

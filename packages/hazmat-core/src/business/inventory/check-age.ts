import { STALE_AFTER_DAYS } from "./inventory-order.ts";

const DAY_MS = 86_400_000;

/** How long ago someone said that a record is still correct. */
export type CheckAge =
  | { readonly kind: "never" }
  /** `days` is whole, 0 for the last 24 hours; `isDue` from `STALE_AFTER_DAYS` on. */
  | { readonly kind: "checked"; readonly days: number; readonly isDue: boolean };

/**
 * How long ago a record was checked, for saying it and for what is due. A clock that is ahead reads 0 days.
 *
 * @param checkedAt - `null` or unreadable: no one ever did
 * @example
 * checkAge("2026-11-09T12:00:00Z", new Date("2026-11-21T12:00:00Z")); // { kind: "checked", days: 12, isDue: false }
 * checkAge(null, new Date()); // { kind: "never" }
 */
export function checkAge(checkedAt: string | Date | null, now: Date): CheckAge {
  const days = checkedAt === null ? Number.NaN : (now.getTime() - new Date(checkedAt).getTime()) / DAY_MS;
  if (Number.isNaN(days)) return { kind: "never" };
  return { kind: "checked", days: Math.max(0, Math.floor(days)), isDue: days > STALE_AFTER_DAYS };
}

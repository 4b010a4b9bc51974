const DAY_MS = 86_400_000;

/** How long ago something was. `count` is a whole number of 1 or more. */
export type Age = { readonly unit: "today" } | { readonly unit: "day" | "week" | "month"; readonly count: number };

/**
 * Calculates the age of a date: `today` up to 1 day, in days up to 7 days, in weeks up to 30 days, then in months of 30
 * days, rounded to the nearest whole. A date up to one day in the future gives `today`.
 *
 * @returns the age, or `null` for a date that is missing, unreadable or in the future
 * @example
 * ageOf("2026-11-12T12:00:00Z", new Date("2026-11-15T12:00:00Z")); // { unit: "day", count: 3 }
 */
export function ageOf(date: Date | string | null | undefined, now: Date): Age | null {
  if (date === null || date === undefined) return null;
  const days = (now.getTime() - new Date(date).getTime()) / DAY_MS;
  if (Number.isNaN(days) || days < -1) return null;
  if (days <= 1) return { unit: "today" };
  if (days <= 7) return { unit: "day", count: Math.round(days) };
  if (days <= 30) return { unit: "week", count: Math.round(days / 7) };
  return { unit: "month", count: Math.round(days / 30) };
}

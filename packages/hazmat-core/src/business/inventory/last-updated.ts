const DAY_MS = 86_400_000;

/**
 * How long ago something was, in words: up to 1 day `today`, up to 7 days in days, up to 30 days in weeks, else in
 * months of 30 days; each to the nearest whole. A clock that is up to a day ahead still reads `today`.
 *
 * @returns the words, or `null` for a date that is missing, unreadable or in the future
 * @example
 * ageInWords("2026-11-12T12:00:00Z", new Date("2026-11-15T12:00:00Z")); // "3 days ago"
 */
export function ageInWords(date: Date | string | null | undefined, now: Date): string | null {
  if (date === null || date === undefined) return null;
  const days = (now.getTime() - new Date(date).getTime()) / DAY_MS;
  if (Number.isNaN(days) || days < -1) return null;
  if (days <= 1) return "today";
  if (days <= 7) return ago(days, "day");
  if (days <= 30) return ago(days / 7, "week");
  return ago(days / 30, "month");
}

/**
 * The 'Last Updated' wording.
 *
 * @example
 * lastUpdated("2026-11-12T12:00:00Z", new Date("2026-11-12T13:00:00Z")); // "Updated today"
 * lastUpdated(null, new Date()); // "Unknown date"
 */
export function lastUpdated(date: Date | string | null | undefined, now: Date): string {
  const age = ageInWords(date, now);
  return age === null ? "Unknown date" : `Updated ${age}`;
}

function ago(amount: number, unit: string): string {
  const whole = Math.round(amount);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}

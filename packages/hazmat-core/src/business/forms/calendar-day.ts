/**
 * True if a text is an existing calendar date in the form of a date field, `2026-11-21`.
 *
 * @example
 * isCalendarDay("2024-02-29"); // true
 * isCalendarDay("2026-02-29"); // false
 */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` reads 31 February as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

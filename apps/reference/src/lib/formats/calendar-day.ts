import { formatDay } from "./format-day.ts";

/** Today's date in the user's time zone, ISO 8601. */
export function dayOfReader(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Formats a calendar date as `28 Nov 2026`, the same in every time zone; returns invalid text unchanged. */
export function formatCalendarDay(day: string): string {
  return formatDay(`${day}T12:00:00`) ?? day;
}

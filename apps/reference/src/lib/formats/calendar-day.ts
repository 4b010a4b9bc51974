import { formatDay } from "./format-day.ts";

/** The reader's day, ISO 8601. */
export function dayOfReader(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A calendar day in words, `28 Nov 2026`, the same in every time zone; as it stands where it cannot be read. */
export function formatCalendarDay(day: string): string {
  return formatDay(`${day}T12:00:00`) ?? day;
}

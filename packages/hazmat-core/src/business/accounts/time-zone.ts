/**
 * True if a text is the IANA name of a time zone, such as `America/Halifax`.
 *
 * @example
 * isTimeZone("America/Halifax"); // true
 * isTimeZone("Halifax"); // false
 */
export function isTimeZone(text: string): boolean {
  if (text === "") return false;
  try {
    // Some engines accept an offset such as +04:00, which has no daylight saving time.
    return !/^[+-]/.test(text) && formatIn(text) !== null;
  } catch {
    return false;
  }
}

/**
 * Returns the ISO 8601 calendar date of a moment in a time zone.
 *
 * @param zone - IANA name; `null` or an unknown name gives the date in UTC
 * @example
 * dayInZone(new Date("2026-11-22T02:30:00Z"), "America/Halifax"); // "2026-11-21"
 */
export function dayInZone(moment: Date, zone: string | null): string {
  const known = zone !== null && isTimeZone(zone) ? zone : "UTC";
  const parts = new Map(
    formatIn(known)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/**
 * Formats an ISO time, `21 Nov, 18:05`, in the user's time zone and language. Default: English. Adds the year if it is
 * not the current one.
 */
export function formatMoment(iso: string, locale?: string | null, now: Date = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const parts = momentIn(locale ?? "en-CA").formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((piece) => piece.type === type)?.value ?? "";
  const year = date.getFullYear() === now.getFullYear() ? "" : ` ${part("year")}`;
  return `${part("day")} ${part("month").replace(".", "")}${year}, ${part("hour")}:${part("minute")}`;
}

const moments = new Map<string, Intl.DateTimeFormat>();

function momentIn(locale: string): Intl.DateTimeFormat {
  const known =
    moments.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      hour12: false,
      numberingSystem: "latn",
    });
  moments.set(locale, known);
  return known;
}

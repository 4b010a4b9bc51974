const day = new Intl.DateTimeFormat("en-CA", { day: "numeric", month: "short", year: "numeric" });

/** Formats the date of an ISO time as `21 Nov 2026` in the user's time zone; `null` if invalid. */
export function formatDay(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const parts = day.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((piece) => piece.type === type)?.value ?? "";
  return `${part("day")} ${part("month").replace(".", "")} ${part("year")}`;
}

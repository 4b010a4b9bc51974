const day = new Intl.DateTimeFormat("en-CA", { day: "numeric", month: "short", year: "numeric" });

/** The day of an ISO time, `21 Nov 2026`, in the reader's time zone; `null` when it cannot be read. */
export function formatDay(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const parts = day.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((piece) => piece.type === type)?.value ?? "";
  return `${part("day")} ${part("month").replace(".", "")} ${part("year")}`;
}

const minute = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});

/**
 * Formats an ISO time for a document, with year and the user's time zone: `21 Nov 2026, 18:05 AST`. Returns other text
 * unchanged.
 */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const parts = new Map(minute.formatToParts(date).map(({ type, value }) => [type, value]));
  const month = (parts.get("month") ?? "").replace(".", "");
  return `${parts.get("day")} ${month} ${parts.get("year")}, ${parts.get("hour")}:${parts.get("minute")} ${parts.get("timeZoneName")}`;
}

const moment = new Intl.DateTimeFormat("en-CA", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});

/** An ISO time as people read it, `21 Nov, 18:05`, in the reader's time zone. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    moment.formatToParts(date).find((piece) => piece.type === type)?.value ?? "";
  return `${part("day")} ${part("month").replace(".", "")}, ${part("hour")}:${part("minute")}`;
}

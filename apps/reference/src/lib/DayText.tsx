import { sharedMessages } from "@placard/hazmat-core/business";
import { formatDay } from "./format-day.ts";
import { formatMoment } from "./format-moment.ts";

/** A day in words, with the exact time on demand. */
export function DayText({ iso }: { readonly iso: string }) {
  const words = formatDay(iso);
  if (words === null) return sharedMessages.unknownDate;
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {words}
    </time>
  );
}

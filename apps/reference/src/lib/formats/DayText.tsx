import { formatMoment } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { formatDay } from "./format-day.ts";

/** A date as text, with the exact time on demand. */
export function DayText({ iso }: { readonly iso: string }) {
  const { common } = useMessages();
  const texts = formatDay(iso);
  if (texts === null) return common.unknownDate;
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {texts}
    </time>
  );
}

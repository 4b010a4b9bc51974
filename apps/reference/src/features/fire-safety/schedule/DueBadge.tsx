import { dueState } from "@placard/hazmat-core/business";
import { Badge } from "@placard/ui";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

const TONES = { overdue: "danger", soon: "caution", later: "neutral" } as const;

/** Shows a due date and how near it is. */
export function DueBadge({ day, today }: { readonly day: string; readonly today: string }) {
  const { fireSafety: texts } = useMessages();
  const state = dueState(day, today);
  return (
    <span className="app-due">
      <time dateTime={day}>{formatCalendarDay(day)}</time>
      <Badge tone={TONES[state.kind]}>{texts.due(state)}</Badge>
    </span>
  );
}

import { Badge } from "@placard/ui";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DueBadge } from "./DueBadge.tsx";
import { ScheduleActions, type ScheduleActionsProps } from "./ScheduleActions.tsx";

interface ScheduleRowProps extends ScheduleActionsProps {
  readonly today: string;
}

/** One schedule: checklist, location, frequency, due date and assignee. */
export function ScheduleRow({ today, ...actions }: ScheduleRowProps) {
  const { fireSafety: texts } = useMessages();
  const { checklist_name, interval, assignee_name, location_name, due_on, last_done_on, is_active } = actions.schedule;
  const line = texts.scheduleLine(texts.intervals[interval], assignee_name);
  return (
    <li>
      <div className="placard__words">
        <strong>{checklist_name}</strong>
        <span>{location_name}</span>
        <span>{last_done_on === null ? line : `${line} · ${texts.lastDone(formatCalendarDay(last_done_on))}`}</span>
      </div>
      {is_active && due_on !== null && <DueBadge day={due_on} today={today} />}
      {!is_active && <Badge>{texts.paused}</Badge>}
      {is_active && due_on === null && <Badge tone="ok">{texts.doneOnce}</Badge>}
      <ScheduleActions {...actions} />
    </li>
  );
}

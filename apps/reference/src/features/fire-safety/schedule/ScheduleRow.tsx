import { Badge } from "@placard/ui";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DueBadge } from "./DueBadge.tsx";
import { ScheduleActions, type ScheduleActionsProps } from "./ScheduleActions.tsx";

interface ScheduleRowProps extends ScheduleActionsProps {
  readonly today: string;
}

/** One schedule: checklist, location, frequency, due date and assignee. */
export function ScheduleRow({ today, ...acts }: ScheduleRowProps) {
  const { fireSafety: words } = useMessages();
  const { checklist_name, interval, assignee_name, location_name, due_on, last_done_on, is_active } = acts.schedule;
  const line = words.scheduleLine(words.intervals[interval], assignee_name);
  return (
    <li>
      <div className="placard__words">
        <strong>{checklist_name}</strong>
        <span>{location_name}</span>
        <span>{last_done_on === null ? line : `${line} · ${words.lastDone(formatCalendarDay(last_done_on))}`}</span>
      </div>
      {is_active && due_on !== null && <DueBadge day={due_on} today={today} />}
      {!is_active && <Badge>{words.paused}</Badge>}
      {is_active && due_on === null && <Badge tone="ok">{words.doneOnce}</Badge>}
      <ScheduleActions {...acts} />
    </li>
  );
}

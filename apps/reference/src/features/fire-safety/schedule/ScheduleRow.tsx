import type { InspectionSchedule } from "@placard/api-client";
import { inspectionTemplate } from "@placard/hazmat-core/business";
import { Badge, Button, IconButton } from "@placard/ui";
import { Pause, Pencil, Play } from "lucide-react";
import { formatCalendarDay } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { DueBadge } from "./DueBadge.tsx";
import { useScheduleActs } from "./use-schedule-acts.ts";

interface ScheduleRowProps {
  readonly schedule: InspectionSchedule;
  readonly today: string;
  readonly onEdit: () => void;
}

/** One planned inspection: what, where, how often, when, by whom. */
export function ScheduleRow({ schedule, today, onEdit }: ScheduleRowProps) {
  const { fireSafety: words } = useMessages();
  const { location_name: place, due_on, last_done_on, is_active, open_inspection_id } = schedule;
  const { name } = inspectionTemplate(schedule.template);
  const acts = useScheduleActs(schedule);
  const isUnderWay = open_inspection_id !== null;
  const line = words.scheduleLine(words.intervals[schedule.interval], schedule.assignee_name);
  return (
    <li>
      <div className="placard__words">
        <strong>{name}</strong>
        <span>{place}</span>
        <span>{last_done_on === null ? line : `${line} · ${words.lastDone(formatCalendarDay(last_done_on))}`}</span>
      </div>
      {is_active && due_on !== null && <DueBadge day={due_on} today={today} />}
      {!is_active && <Badge>{words.paused}</Badge>}
      {is_active && due_on === null && <Badge tone="ok">{words.doneOnce}</Badge>}
      <span className="placard__acts">
        {is_active && (due_on !== null || isUnderWay) && (
          <Button
            aria-label={isUnderWay ? words.goOnOf(name, place) : words.beginOf(name, place)}
            isPending={acts.isBeginning}
            pendingLabel={words.beginning}
            disabledReason={acts.whyNotInspect ?? undefined}
            onPress={acts.begin}
          >
            {isUnderWay ? words.goOn : words.begin}
          </Button>
        )}
        <IconButton
          label={words.editScheduleOf(name, place)}
          icon={<Pencil aria-hidden="true" />}
          isDisabled={acts.whyNotPlan !== null}
          onPress={onEdit}
        />
        <IconButton
          label={is_active ? words.pauseOf(name, place) : words.resumeOf(name, place)}
          icon={is_active ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          isDisabled={acts.whyNotPlan !== null}
          onPress={acts.toggle}
        />
      </span>
    </li>
  );
}

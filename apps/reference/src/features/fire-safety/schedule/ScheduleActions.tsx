import type { InspectionSchedule } from "@placard/api-client";
import { Button, IconButton } from "@placard/ui";
import { Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useScheduleActions } from "./use-schedule-actions.ts";

export interface ScheduleActionsProps {
  readonly schedule: InspectionSchedule;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Actions for a schedule: start, edit, pause, delete. */
export function ScheduleActions({ schedule, onEdit, onDelete }: ScheduleActionsProps) {
  const { fireSafety: words } = useMessages();
  const { checklist_name: name, location_name: place, due_on, is_active } = schedule;
  const acts = useScheduleActions(schedule);
  const isUnderWay = schedule.open_inspection_id !== null;
  const disabledReason = acts.whyNotPlan ?? undefined;
  return (
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
        disabledReason={disabledReason}
        onPress={onEdit}
      />
      <IconButton
        label={is_active ? words.pauseOf(name, place) : words.resumeOf(name, place)}
        icon={is_active ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={acts.toggle}
      />
      <IconButton
        label={words.deleteOf(name, place)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={onDelete}
      />
    </span>
  );
}

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
  const { fireSafety: texts } = useMessages();
  const { checklist_name: name, location_name: place, due_on, is_active } = schedule;
  const actions = useScheduleActions(schedule);
  const isUnderWay = schedule.open_inspection_id !== null;
  const disabledReason = actions.whyNotPlan ?? undefined;
  return (
    <span className="placard__acts">
      {is_active && (due_on !== null || isUnderWay) && (
        <Button
          aria-label={isUnderWay ? texts.goOnOf(name, place) : texts.beginOf(name, place)}
          isPending={actions.isBeginning}
          pendingLabel={texts.beginning}
          disabledReason={actions.whyNotInspect ?? undefined}
          onPress={actions.begin}
        >
          {isUnderWay ? texts.goOn : texts.begin}
        </Button>
      )}
      <IconButton
        label={texts.editScheduleOf(name, place)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={onEdit}
      />
      <IconButton
        label={is_active ? texts.pauseOf(name, place) : texts.resumeOf(name, place)}
        icon={is_active ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={actions.toggle}
      />
      <IconButton
        label={texts.deleteOf(name, place)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={onDelete}
      />
    </span>
  );
}

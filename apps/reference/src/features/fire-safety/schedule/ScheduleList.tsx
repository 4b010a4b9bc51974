import type { InspectionSchedule } from "@placard/api-client";
import { EmptyState } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Portion } from "../../../shell/business/Portion.tsx";
import { EditScheduleDialog } from "./EditScheduleDialog.tsx";
import { DeleteScheduleDialog } from "./DeleteScheduleDialog.tsx";
import { ScheduleRow } from "./ScheduleRow.tsx";

interface ScheduleListProps {
  /** Sorted by due date. */
  readonly schedules: readonly InspectionSchedule[];
  readonly today: string;
}

/** Lists schedules, each with a button to start the inspection. */
export function ScheduleList({ schedules, today }: ScheduleListProps) {
  const { fireSafety: texts } = useMessages();
  const [edited, setEdited] = useState<InspectionSchedule | null>(null);
  const [leaving, setLeaving] = useState<InspectionSchedule | null>(null);
  if (schedules.length === 0) return <EmptyState title={texts.noneHere} />;
  return (
    <>
      <Portion rows={schedules}>
        {(shown) => (
          <ul className="app-inspections" aria-label={texts.schedule}>
            {shown.map((schedule) => (
              <ScheduleRow
                key={schedule.id}
                schedule={schedule}
                today={today}
                onEdit={() => setEdited(schedule)}
                onDelete={() => setLeaving(schedule)}
              />
            ))}
          </ul>
        )}
      </Portion>
      {edited !== null && <EditScheduleDialog key={edited.id} schedule={edited} onClose={() => setEdited(null)} />}
      {leaving !== null && <DeleteScheduleDialog schedule={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

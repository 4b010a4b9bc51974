import type { Picture } from "@placard/api-client";
import type { PlanPlace } from "@placard/hazmat-core/business";
import { IconButton } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { Trash2 } from "lucide-react";
import { PlanDialog } from "../../../lib/plans/PlanDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./EditPlanDialog.css";
import { PointTools } from "./PointTools.tsx";
import { usePlanMarking } from "./use-plan-marking.ts";

interface EditPlanDialogProps {
  readonly plan: Picture;
  /** Reason why this role cannot add points, or `null`. */
  readonly refused: string | null;
  readonly onOpenFile: () => void;
  readonly onClose: () => void;
}

/** Dialog to mark points on a floor plan. Each change is saved immediately. */
export function EditPlanDialog({ plan, refused, onOpenFile, onClose }: EditPlanDialogProps) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  const { points, kind, setKind, note, setNote, forget, selected, setSelected, add, move, takeOff } =
    usePlanMarking(plan);
  if (refused !== null) return <PlanDialog plan={plan} onOpenFile={onOpenFile} onClose={onClose} />;
  return (
    <PlanDialog
      plan={plan}
      selected={selected}
      onSelect={setSelected}
      onMove={(id, place) => void move(id, place)}
      onOpenFile={onOpenFile}
      onClose={() => {
        forget();
        onClose();
      }}
      {...(kind !== null && { onPlace: (place: PlanPlace, page: number) => void add(place, page) })}
      renderTools={(page) => (
        <PointTools
          kind={kind}
          onKindChange={setKind}
          note={note}
          onNoteChange={setNote}
          onPlaceInMiddle={() => void add({ x: 0.5, y: 0.5 }, page)}
        />
      )}
      renderActions={(point) => (
        <IconButton
          label={texts.takeOff(
            floorPlan.kinds[point.kind],
            1 + points.filter(({ page }) => page === point.page).indexOf(point),
          )}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => void takeOff(point)}
        />
      )}
    />
  );
}

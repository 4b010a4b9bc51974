import { PLAN_POINT_KINDS, type PlanPointKind } from "@placard/hazmat-core/business";
import { Button, Select, TextField } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface PointToolsProps {
  /** Type of the point being added, or `null`. */
  readonly kind: PlanPointKind | null;
  readonly onKindChange: (kind: PlanPointKind) => void;
  readonly note: string;
  readonly onNoteChange: (note: string) => void;
  /** Places the point at the centre of the page, for keyboard users. */
  readonly onPlaceInMiddle: () => void;
}

/** Tools for choosing and placing a point on a floor plan. */
export function PointTools({ kind, onKindChange, note, onNoteChange, onPlaceInMiddle }: PointToolsProps) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  return (
    <div className="app-plan-tools" role="group" aria-label={texts.add}>
      <Select
        label={texts.kind}
        placeholder={texts.chooseKind}
        items={PLAN_POINT_KINDS.map((id) => ({ id, label: floorPlan.kinds[id] }))}
        value={kind}
        onChange={onKindChange}
      />
      <TextField label={texts.note} placeholder={texts.notePlaceholder} value={note} onChange={onNoteChange} />
      <Button disabledReason={kind === null ? texts.chooseKind : undefined} onPress={onPlaceInMiddle}>
        {texts.placeInMiddle}
      </Button>
      {kind !== null && <p role="status">{texts.place}</p>}
    </div>
  );
}

import { PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
import { Button, Select, TextField } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { CoordinatesField } from "../../../lib/map/CoordinatesField.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PointDrafting } from "./use-point-draft.ts";

interface PointFieldsProps {
  readonly drafting: PointDrafting;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** Fields for type, note and coordinates of a point, usable by keyboard. */
export function PointFields({ drafting, isBusy, onSave }: PointFieldsProps) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  const { draft, place, coordinates, change, clear } = drafting;
  const missing = draft.kind === null ? texts.chooseKind : place === null ? texts.noPlaceYet : undefined;
  return (
    <div className="placard__fields" role="group" aria-label={texts.add}>
      <Select
        label={texts.kind}
        placeholder={texts.chooseKind}
        items={PLAN_POINT_KINDS.map((id) => ({ id, label: floorPlan.kinds[id] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={texts.note}
        placeholder={texts.notePlaceholder}
        maxLength={200}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
      <CoordinatesField
        label={texts.where}
        description={texts.whereHint}
        wrong={texts.whereWrong}
        coordinates={coordinates}
        value={draft.where}
        onChange={(where) => change({ where })}
      />
      <div className="placard__ways">
        <Button variant="primary" disabledReason={missing} isPending={isBusy} onPress={onSave}>
          {draft.id === null ? texts.setPoint : texts.savePoint}
        </Button>
        {draft.id !== null && <Button onPress={clear}>{texts.notNow}</Button>}
      </div>
    </div>
  );
}

import type { Location, Picture } from "@placard/api-client";
import { Button, IconButton } from "@placard/ui";
import { formatBytes } from "@placard/ui/internal";
import { Eye, FileText, MapPinned, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { usePlanThumbnail } from "../../../lib/plans/use-plan.ts";
import { PlacePlanDialog } from "../placement/PlacePlanDialog.tsx";
import { PlanPlace } from "../placement/PlanPlace.tsx";
import { EditPlanDialog } from "./EditPlanDialog.tsx";
import { useOpenPlan } from "./use-open-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface FloorPlanRowProps {
  readonly location: Location;
  readonly plan: Picture;
  readonly refused: string | null;
  readonly onEdit: (plan: Picture) => void;
  readonly onDelete: (plan: Picture) => void;
}

export function FloorPlanRow({ location, plan, refused, onEdit, onDelete }: FloorPlanRowProps) {
  const { locations: texts, planPlacement } = useMessages();
  const openFile = useOpenPlan(plan);
  const thumbnail = usePlanThumbnail(plan.id);
  const [isShown, setShown] = useState(false);
  const [isPlacing, setPlacing] = useState(false);

  return (
    <div className="app-floor-plan">
      {thumbnail === undefined ? <FileText aria-hidden="true" /> : <img src={thumbnail} alt="" />}
      <div className="placard__words">
        <strong>{plan.description}</strong>
        <p>
          {plan.filename} · {formatBytes(plan.size_bytes)}
          <br />
          {texts.added} <DayText iso={plan.created_at} />
          <br />
          {texts.floorPlanLine}
          <br />
          <PlanPlace placement={plan.placement} />
        </p>
      </div>
      <Button icon={<Eye aria-hidden="true" />} onPress={() => setShown(true)}>
        {texts.view}
      </Button>
      <Button
        icon={<MapPinned aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => setPlacing(true)}
      >
        {plan.placement === null ? planPlacement.place : planPlacement.change}
      </Button>
      <IconButton
        label={texts.editPicture(plan.description)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onEdit(plan)}
      />
      <IconButton
        label={texts.deletePicture(plan.description)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onDelete(plan)}
      />
      {isShown && (
        <EditPlanDialog
          plan={plan}
          refused={refused}
          onOpenFile={() => void openFile()}
          onClose={() => setShown(false)}
        />
      )}
      {isPlacing && <PlacePlanDialog location={location} plan={plan} onClose={() => setPlacing(false)} />}
    </div>
  );
}

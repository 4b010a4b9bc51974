import { getPictureFile, type Picture } from "@placard/api-client";
import { Button, IconButton, toasts } from "@placard/ui";
import { Eye, FileText, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { DayText } from "../../../lib/formats/DayText.tsx";
import { openFile } from "../../../lib/device/open-file.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { EditPlanDialog } from "./EditPlanDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface FloorPlanRowProps {
  readonly plan: Picture;
  readonly refused: string | null;
  readonly onEdit: (plan: Picture) => void;
  readonly onDelete: (plan: Picture) => void;
}

export function FloorPlanRow({ plan, refused, onEdit, onDelete }: FloorPlanRowProps) {
  const { locations: words } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [isShown, setShown] = useState(false);

  async function openIt(): Promise<void> {
    try {
      toasts.settle(words.viewFailedTitle);
      await openFile(() => api.call(getPictureFile, { params: { picture_id: plan.id } }));
    } catch (error) {
      fail(error, { title: words.viewFailedTitle, fallback: words.viewFailed, logIn: words.logIn });
    }
  }

  return (
    <div className="placard-floor-plan">
      <FileText aria-hidden="true" />
      <div className="placard__words">
        <strong>{plan.description}</strong>
        <p>
          {words.added} <DayText iso={plan.created_at} />
          <br />
          {words.floorPlanLine}
        </p>
      </div>
      <Button icon={<Eye aria-hidden="true" />} onPress={() => setShown(true)}>
        {words.view}
      </Button>
      <IconButton
        label={words.editPicture(plan.description)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onEdit(plan)}
      />
      <IconButton
        label={words.deletePicture(plan.description)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onDelete(plan)}
      />
      {isShown && (
        <EditPlanDialog
          plan={plan}
          refused={refused}
          onOpenFile={() => void openIt()}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}

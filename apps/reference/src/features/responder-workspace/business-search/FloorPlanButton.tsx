import { type Picture } from "@placard/api-client";
import { getPictureFile } from "@placard/api-client/internal";
import { Button } from "@placard/ui";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { openFile } from "../../../lib/device/open-file.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { PlanDialog } from "../../../lib/plans/PlanDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Button that opens a floor plan with its points over the record. */
export function FloorPlanButton({ plan }: { readonly plan: Picture }) {
  const { businessSearch: texts } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [isShown, setShown] = useState(false);

  async function open(): Promise<void> {
    try {
      await openFile(() => api.call(getPictureFile, { params: { picture_id: plan.id } }));
    } catch (error) {
      fail(error, { title: texts.floorPlanFailedTitle, fallback: texts.floorPlanFailed, logIn: texts.logIn });
    }
  }

  return (
    <>
      <Button
        icon={<FileText aria-hidden="true" />}
        aria-label={texts.floorPlanHint(plan.description)}
        onPress={() => setShown(true)}
      >
        {texts.floorPlan}
      </Button>
      {isShown && <PlanDialog plan={plan} onOpenFile={() => void open()} onClose={() => setShown(false)} />}
    </>
  );
}

import { getPictureFile, type Picture } from "@placard/api-client";
import { Button } from "@placard/ui";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { openFile } from "../../../lib/device/open-file.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Opens a floor plan in a tab of its own. */
export function FloorPlanButton({ plan }: { readonly plan: Picture }) {
  const { businessSearch: words } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [isOpening, setOpening] = useState(false);

  async function open(): Promise<void> {
    setOpening(true);
    try {
      await openFile(() => api.call(getPictureFile, { params: { picture_id: plan.id } }));
    } catch (error) {
      fail(error, { title: words.floorPlanFailedTitle, fallback: words.floorPlanFailed, logIn: words.logIn });
    } finally {
      setOpening(false);
    }
  }

  return (
    <Button
      icon={<FileText aria-hidden="true" />}
      aria-label={words.floorPlanHint(plan.description)}
      isPending={isOpening}
      pendingLabel={words.floorPlanOpening}
      onPress={() => void open()}
    >
      {words.floorPlan}
    </Button>
  );
}

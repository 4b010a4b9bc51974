import type { Incident } from "@placard/api-client";
import { Button, ConfirmDialog } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useEndIncident } from "./use-end-incident.ts";
import { useGoesWithIncident } from "./use-goes-with-incident.ts";

/** Ends the incident, or leaves it once it has ended; asks before, and says what goes with it. */
export function EndIncident({ incident }: { readonly incident: Incident }) {
  const { responder, common } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const { end, leave, isEnding } = useEndIncident();
  const goesWithIt = useGoesWithIncident();
  const isEnded = incident.status === "completed";
  return (
    <>
      <Button
        className="placard__act"
        isPending={isEnding}
        pendingLabel={responder.ending}
        onPress={() => setAsking(true)}
      >
        {isEnded ? responder.leave : responder.end}
      </Button>
      <ConfirmDialog
        title={isEnded ? responder.leaveTitle : responder.endTitle}
        text={(isEnded ? responder.leaveText : responder.endText)(incident.title) + goesWithIt()}
        confirmLabel={isEnded ? responder.leave : responder.end}
        cancelLabel={common.cancel}
        isPending={isEnding}
        pendingLabel={responder.ending}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => (isEnded ? leave() : void end().then(() => setAsking(false)))}
      />
    </>
  );
}

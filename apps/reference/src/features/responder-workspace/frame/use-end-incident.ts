import { toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useDelayedNavigation } from "../../../lib/delayed-navigation.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** Ends the open incident, or leaves one that someone else has ended, and returns to the landing page. */
export function useEndIncident() {
  const { responder, common } = useMessages();
  const { endIncident, leaveEnded } = useIncident();
  const { open } = useWorkspace();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const [isEnding, setEnding] = useState(false);

  const compare = (): void => open("incident-action-plan");

  async function end(): Promise<void> {
    setEnding(true);
    const finishNavigation = beginNavigation();
    try {
      const ending = await endIncident();
      // The plan form shows why the plan was rejected, with both versions. The incident stays open.
      if (ending === "stopped") return finishNavigation(compare);
      const isSent = ending === "sent";
      toasts.show({
        tone: isSent ? "ok" : "caution",
        title: responder.incidentCompleted,
        text: isSent ? responder.incidentCompletedText : responder.incidentCompletedLater,
      });
      void finishNavigation(() => navigate({ to: paths.responder }));
    } catch {
      toasts.show({ tone: "danger", title: common.errorTitle, text: responder.endFailed });
    } finally {
      setEnding(false);
    }
  }

  function leave(): void {
    leaveEnded();
    void navigate({ to: paths.responder });
  }

  return { end, leave, compare, isEnding };
}

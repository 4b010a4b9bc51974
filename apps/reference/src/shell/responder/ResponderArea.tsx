import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { prepareWorkspace } from "../../features/responder-workspace/prepare-workspace.ts";
import { IncidentProvider } from "../../incident/IncidentProvider.tsx";
import { offlineCopy } from "../../offline/use-offline-copy.ts";

/** What the responder pages share: the open incident and its log, and an app that is on the device early. */
export function ResponderArea() {
  useEffect(() => prepareWorkspace(), []);
  useEffect(() => offlineCopy.begin(), []);
  return (
    <IncidentProvider>
      <Outlet />
    </IncidentProvider>
  );
}

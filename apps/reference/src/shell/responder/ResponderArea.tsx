import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { prepareWorkspace } from "../../features/responder-workspace/prepare-workspace.ts";
import { IncidentProvider } from "../../incident/IncidentProvider.tsx";

/** What the responder pages share: the open incident and its log, and a workspace that is on the device early. */
export function ResponderArea() {
  useEffect(() => prepareWorkspace(), []);
  return (
    <IncidentProvider>
      <Outlet />
    </IncidentProvider>
  );
}

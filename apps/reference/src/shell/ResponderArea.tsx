import { Outlet } from "@tanstack/react-router";
import { IncidentProvider } from "../incident/IncidentProvider.tsx";

/** What the responder pages share: the open incident and its log. */
export function ResponderArea() {
  return (
    <IncidentProvider>
      <Outlet />
    </IncidentProvider>
  );
}

import { Badge } from "@placard/ui";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { AppearanceMenu } from "../../../shell/account/AppearanceMenu.tsx";
import { IncidentClock } from "./IncidentClock.tsx";
import "./WorkspaceAppearance.css";

/** Display menu, with the parts that a narrow header omits: user, department and duration of the incident. */
export function WorkspaceAppearance() {
  const { responder } = useMessages();
  const { mode } = useIncident();
  const { name, department_name: department, responderRole } = useResponderProfile();
  const isAdmin = responderRole === "admin";
  return (
    <AppearanceMenu
      says={[name, department, ...(isAdmin ? [responder.admin] : [])].join(", ")}
      header={
        <span className="app-workspace-look">
          <strong>{name}</strong>
          <small>
            {department}
            {isAdmin ? <Badge tone="accent">{responder.admin}</Badge> : undefined}
          </small>
          {mode.kind === "incident" ? (
            <small>
              <span>{mode.incident.status === "active" ? responder.elapsed : responder.ranFor}</span>
              <IncidentClock incident={mode.incident} />
            </small>
          ) : undefined}
        </span>
      }
    />
  );
}

import { Badge } from "@placard/ui";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { AppearanceMenu } from "../../../shell/account/AppearanceMenu.tsx";
import { IncidentClock } from "./IncidentClock.tsx";
import { useIsPhone } from "./use-is-side-by-side.ts";
import "./WorkspaceMenu.css";

/** Action that the header of a phone has in its menu. */
export type MenuAct = "conversion" | "end" | "logout";

/**
 * Display menu, with the parts that a narrow header omits: complete title and duration of the incident, user and
 * department, and on a phone the actions without a button.
 */
export function WorkspaceMenu({ onAct }: { readonly onAct: (act: MenuAct) => void }) {
  const { responder } = useMessages();
  const { mode } = useIncident();
  const { name, department_name: department, responderRole } = useResponderProfile();
  const isPhone = useIsPhone();
  const isAdmin = responderRole === "admin";
  const end = mode.kind === "incident" && mode.incident.status === "completed" ? responder.leave : responder.end;
  const ofIncident = [
    { id: "conversion", label: responder.conversion },
    { id: "end", label: end },
  ] as const;
  return (
    <AppearanceMenu<MenuAct>
      says={[name, department, ...(isAdmin ? [responder.admin] : [])].join(", ")}
      {...(isPhone && {
        name: responder.more,
        firstActs: mode.kind === "incident" ? ofIncident : [],
        acts: [{ id: "logout", label: responder.logout }],
        onAction: onAct,
      })}
      header={
        <span className="app-workspace-look">
          {mode.kind === "incident" ? <strong>{mode.incident.title}</strong> : undefined}
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

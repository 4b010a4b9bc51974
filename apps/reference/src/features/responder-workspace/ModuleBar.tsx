import { PlainButton } from "@placard/ui/internal";
import { ClipboardPen, FlaskConical, Building, Shield, UsersRound, Wind, type LucideIcon } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./ModuleBar.css";
import type { ModuleId } from "./module-ids.ts";
import type { WorkspaceModule } from "./modules.ts";
import { useWorkspace } from "./WorkspaceProvider.tsx";

const icons: Readonly<Record<ModuleId, LucideIcon>> = {
  "chemical-search": FlaskConical,
  "business-search": Building,
  "evacuation-plume": Wind,
  "suits-decon": Shield,
  "incident-action-plan": ClipboardPen,
  "team-management": UsersRound,
};

/** The bottom bar: one module is open at a time. */
export function ModuleBar({ modules }: { readonly modules: readonly WorkspaceModule[] }) {
  const { responder } = useMessages();
  const { activeModule, open } = useWorkspace();
  return (
    <nav className="app-module-bar" aria-label={responder.modules}>
      {modules.map(({ id, label, shortLabel }) => {
        const Icon = icons[id];
        return (
          <PlainButton key={id} {...(id === activeModule && { "aria-current": "page" })} onPress={() => open(id)}>
            <Icon aria-hidden="true" />
            <span className="placard__long">{responder[label]}</span>
            <span className="placard__short" aria-hidden="true">
              {responder[shortLabel]}
            </span>
          </PlainButton>
        );
      })}
    </nav>
  );
}

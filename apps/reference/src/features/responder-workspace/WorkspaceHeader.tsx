import { Logo, PlainButton } from "@placard/ui/internal";
import { Calculator, ListChecks, LogOut, Map as MapIcon } from "lucide-react";
import { useState } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";
import { BackButton } from "./frame/BackButton.tsx";
import { SignedIn } from "./frame/SignedIn.tsx";
import { WorkspaceMenu, type MenuAct } from "./frame/WorkspaceMenu.tsx";
import { IncidentBanner } from "./IncidentBanner.tsx";
import "./WorkspaceHeader.css";
import { useWorkspace } from "./WorkspaceProvider.tsx";
import type { Panel } from "./workspace-search.ts";

/** Class of each tool, by which a narrow header places or hides it. */
const TOOL_CLASS = {
  map: "placard__map",
  checklist: "placard__checklist",
  conversion: "placard__conversion",
} as const satisfies Partial<Record<Panel, string>>;

/** Workspace header: product, Back, the open incident, the three tools, the signed-in user and Sign out. */
export function WorkspaceHeader() {
  const { responder } = useMessages();
  const { mode } = useIncident();
  const { openPanel, togglePanel } = useWorkspace();
  const logout = useLogout();
  const [isEndOpen, setEndOpen] = useState(false);
  const acts: Readonly<Record<MenuAct, () => void>> = {
    conversion: () => togglePanel("conversion"),
    end: () => setEndOpen(true),
    logout: () => void logout(),
  };
  const tools: readonly { id: keyof typeof TOOL_CLASS; texts: string; icon: typeof MapIcon }[] = [
    { id: "map", texts: responder.map, icon: MapIcon },
    { id: "checklist", texts: responder.checklist, icon: ListChecks },
    { id: "conversion", texts: responder.conversion, icon: Calculator },
  ];
  return (
    <header className="app-workspace-header" data-placard-toast-row>
      <Logo className="placard__logo" />
      <BackButton />
      {mode.kind === "incident" ? (
        <IncidentBanner incident={mode.incident} isEndOpen={isEndOpen} onEndOpenChange={setEndOpen} />
      ) : undefined}
      {mode.kind === "quick-search" ? (
        <p className="placard__mode">
          <strong>{responder.quickSearchMode}</strong>
          <small>{responder.notTracked}</small>
        </p>
      ) : undefined}
      <span className="placard__grow" />
      <div className="placard__tools" role="group" aria-label={responder.tools}>
        {tools.map(({ id, texts, icon: Icon }) => (
          <PlainButton
            key={id}
            className={`placard__tool ${TOOL_CLASS[id]}`}
            aria-pressed={openPanel === id}
            onPress={() => togglePanel(id)}
          >
            <Icon aria-hidden="true" />
            <span>{texts}</span>
          </PlainButton>
        ))}
        <SignedIn />
        <WorkspaceMenu onAct={(act) => acts[act]()} />
        <PlainButton className="placard__tool placard__logout" data-quiet onPress={() => void logout()}>
          <LogOut aria-hidden="true" />
          <span>{responder.logout}</span>
        </PlainButton>
      </div>
    </header>
  );
}

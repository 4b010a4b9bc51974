import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { EndedPlan } from "../../incident/unsent/EndedPlan.tsx";
import { useSavedPhotos } from "../../incident/saved/use-saved-photos.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { NewVersionBanner } from "../../offline/NewVersionBanner.tsx";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { lazyPart } from "../../shell/loading/lazy-part.tsx";
import { PageTitle } from "../../shell/root/PageTitle.tsx";
import { StorageFullBanner } from "../../shell/root/StorageFullBanner.tsx";
import { EntryRow } from "./entry-teams/EntryRow.tsx";
import { SavedDataBanner } from "./frame/SavedDataBanner.tsx";
import { LinkedIncident } from "./LinkedIncident.tsx";
import { LinkedSearch } from "./LinkedSearch.tsx";
import { FailedMapPanel } from "./map/FailedMapPanel.tsx";
import { ModuleBar } from "./ModuleBar.tsx";
import { modulesFor } from "./modules.ts";
import { panels } from "./panels.ts";
import "./ResponderWorkspacePage.css";
import { useIncidentInAddress } from "./frame/use-incident-in-address.ts";
import { useOfflineSince } from "./frame/use-offline-since.ts";
import { useWorkspaceSearch } from "./use-workspace-search.ts";
import { WorkspaceHeader } from "./WorkspaceHeader.tsx";
import { useWorkspace, WorkspaceProvider } from "./WorkspaceProvider.tsx";

const ChecklistPanel = lazyPart(panels.checklist);
const ConversionDialog = lazyPart(panels.conversion);
const EntryPanel = lazyPart(panels.entry);
const LogPanel = lazyPart(panels.log);
const MapPanel = lazyPart(panels.map, FailedMapPanel);

/** The workspace page: header, open module, module bar, and the panels above them. */
export function ResponderWorkspacePage() {
  const { mode, scope } = useIncident();
  const search = useWorkspaceSearch();
  const { incident } = search;
  // Read once from the initial address. After that the address follows the open incident.
  const [linked, setLinked] = useState(incident === undefined || incident === scope.serverId ? null : incident);
  const [isLinked, setIsLinked] = useState(
    mode.kind === "choosing" && incident === undefined && Object.keys(search).length > 0,
  );
  if (linked !== null) return <LinkedIncident incidentId={linked} onDone={() => setLinked(null)} />;
  if (mode.kind === "choosing" && isLinked) return <LinkedSearch onDone={() => setIsLinked(false)} />;
  if (mode.kind === "choosing") return <Navigate to={paths.responder} replace />;
  return (
    <WorkspaceProvider key={scope.id}>
      <WorkspaceFrame />
    </WorkspaceProvider>
  );
}

function WorkspaceFrame() {
  const { responder } = useMessages();
  const { responderRole } = useResponderProfile();
  const { activeModule, openPanel, closePanel } = useWorkspace();
  const { mode } = useIncident();
  useIncidentInAddress();
  useSavedPhotos(); // preloads photos while online, even if the log is not open
  // The closed map panel renders nothing, but still follows an active route.
  const [isOnTheWay, setOnTheWay] = useState(false);
  const modules = modulesFor(responderRole === "admin");
  const active = modules.find((module) => module.id === activeModule);
  const lostSince = useOfflineSince();
  const showsKept = active?.showsKept === true || (openPanel !== null && openPanel !== "conversion");
  return (
    <div className="app-workspace">
      <PageTitle name={active === undefined ? responder.workspaceTitle : responder[active.label]} />
      <WorkspaceHeader />
      {mode.kind === "incident" ? <EntryRow incident={mode.incident} /> : undefined}
      {lostSince !== null && showsKept ? <SavedDataBanner since={lostSince} /> : undefined}
      <div className="placard__work">
        {openPanel === "checklist" ? <ChecklistPanel onClose={closePanel} /> : undefined}
        {openPanel === "entry" ? <EntryPanel onClose={closePanel} /> : undefined}
        {openPanel === "log" ? <LogPanel onClose={closePanel} /> : undefined}
        <main id="content" tabIndex={-1}>
          <StorageFullBanner />
          <NewVersionBanner />
          {mode.kind === "incident" ? <EndedPlan incident={mode.incident} /> : undefined}
          {active === undefined ? undefined : <active.Component key={active.id} />}
          {openPanel === "map" || isOnTheWay ? (
            <MapPanel onClose={closePanel} isOpen={openPanel === "map"} onWay={setOnTheWay} />
          ) : undefined}
          {openPanel === "conversion" ? <ConversionDialog onClose={closePanel} /> : undefined}
        </main>
      </div>
      <ModuleBar modules={modules} />
    </div>
  );
}

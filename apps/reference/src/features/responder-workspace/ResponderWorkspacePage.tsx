import { Navigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { PageSpinner } from "../../shell/PageSpinner.tsx";
import { PageTitle } from "../../shell/PageTitle.tsx";
import { ModuleBar } from "./ModuleBar.tsx";
import { modulesFor, prepareModules } from "./modules.ts";
import "./ResponderWorkspacePage.css";
import { WorkspaceHeader } from "./WorkspaceHeader.tsx";
import { useWorkspace, WorkspaceProvider } from "./WorkspaceProvider.tsx";

const loadChecklist = async () => ({ default: (await import("./checklist/ChecklistPanel.tsx")).ChecklistPanel });
const loadConversion = async () => ({
  default: (await import("./conversion/ConversionDialog.tsx")).ConversionDialog,
});
const ChecklistPanel = lazy(loadChecklist);
const ConversionDialog = lazy(loadConversion);
const MapPanel = lazy(async () => ({ default: (await import("./map/MapPanel.tsx")).MapPanel }));

/** The workspace: header, the open module, the module bar, and the panels over them. */
export function ResponderWorkspacePage() {
  const { mode } = useIncident();
  if (mode.kind === "choosing") return <Navigate to={paths.responder} replace />;
  return (
    <WorkspaceProvider>
      <WorkspaceFrame />
    </WorkspaceProvider>
  );
}

function WorkspaceFrame() {
  const { responder, common } = useMessages();
  const { responderRole } = useResponderProfile();
  const { activeModule, openPanel, closePanel } = useWorkspace();
  const modules = modulesFor(responderRole === "admin");
  useEffect(() => {
    void Promise.allSettled([prepareModules(), loadChecklist(), loadConversion()]);
  }, []);
  const active = modules.find((module) => module.id === activeModule);
  return (
    <div className="app-workspace">
      <PageTitle name={active === undefined ? responder.workspaceTitle : responder[active.label]} />
      <WorkspaceHeader />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<PageSpinner label={common.loading} />}>
          {active === undefined ? undefined : <active.Component />}
        </Suspense>
        <Suspense fallback={<PageSpinner label={common.loading} />}>
          {openPanel === "map" ? <MapPanel onClose={closePanel} /> : undefined}
          {openPanel === "checklist" ? <ChecklistPanel onClose={closePanel} /> : undefined}
          {openPanel === "conversion" ? <ConversionDialog onClose={closePanel} /> : undefined}
        </Suspense>
      </main>
      <ModuleBar modules={modules} />
    </div>
  );
}

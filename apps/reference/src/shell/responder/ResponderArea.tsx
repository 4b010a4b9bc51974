import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { prepareWorkspace } from "../../features/responder-workspace/prepare-workspace.ts";
import { IncidentProvider } from "../../incident/IncidentProvider.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../lib/api/app-queries.ts";
import { downloadRegions } from "../../lib/map/use-map-regions.ts";
import { offlineCopy } from "../../offline/use-offline-copy.ts";
import { paths } from "../../paths.ts";
import { lazyPage } from "../loading/lazy-page.tsx";
import { quietPart } from "../loading/quiet-part.tsx";
import { EDITION_CHANGES_HASH } from "./edition-changes-hash.ts";

const EntryAlarms = quietPart(async () => ({
  default: (await import("../../features/responder-workspace/entry-teams/EntryAlarms.tsx")).EntryAlarms,
}));

const EditionChangesPage = lazyPage(
  () => import("../../features/edition-changes/EditionChangesPage.tsx"),
  "EditionChangesPage",
);

/**
 * Shared by the responder pages: the open incident and its log, the alarms of teams in the hot zone, and early storage
 * of the app on the device.
 */
export function ResponderArea() {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const bringMaps = async () =>
      downloadRegions((await queries.ensureQueryData(configQuery(api))).map.regions, queries);
    return prepareWorkspace(bringMaps);
  }, [api, queries]);
  useEffect(() => offlineCopy.begin(), []);
  const isOfEdition = useLocation({
    select: ({ pathname, hash }) => pathname === paths.responder && hash === EDITION_CHANGES_HASH,
  });
  return (
    <IncidentProvider>
      <div className="app-responder-area">
        <EntryAlarms />
        {isOfEdition ? <EditionChangesPage /> : <Outlet />}
      </div>
    </IncidentProvider>
  );
}

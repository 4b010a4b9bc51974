import type { PlumeMapProps } from "@placard/ui";
import type { MapView } from "@placard/ui/map";
import { useMemo } from "react";
import { AppPlumeMap } from "../../../incident/plume/AppPlumeMap.tsx";
import { useMapMarks } from "../../../incident/use-log-lines.ts";
import { sitePlace } from "../map/places.ts";
import { SiteDialog } from "../map/SiteDialog.tsx";
import { readView, writeView } from "../map/view-in-address.ts";
import { useOpenSite } from "../map/use-open-site.ts";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { useHydrants } from "./result/use-hydrants.ts";
import { useSitesAround } from "./result/use-sites.ts";

/** The plume map of the open incident, with the crew's marks and the sites in the zones. */
export function IncidentPlumeMap(props: PlumeMapProps) {
  const around = useSitesAround(props.place?.center ?? null, props.result);
  const sites = useMemo(() => around?.map(sitePlace), [around]);
  const hydrants = useHydrants({ isWanted: props.result !== null });
  const { site, open, close } = useOpenSite();
  const { plumeView } = useWorkspaceSearch();
  const { updateAddress } = useWorkspace();
  const view = readView(plumeView);

  /** An empty map has no view to restore. */
  function keepView(next: MapView | null): void {
    const text = next === null || props.place === null ? undefined : writeView(next);
    if (text !== plumeView) updateAddress({ plumeView: text }, { replaces: true });
  }

  return (
    <>
      <AppPlumeMap
        {...props}
        marks={useMapMarks()}
        onOpenSite={open}
        {...(view !== undefined && { view })}
        onViewChange={keepView}
        {...(sites !== undefined && { sites })}
        {...(hydrants !== null && { hydrants })}
      />
      {site === null ? undefined : <SiteDialog site={site} onClose={close} />}
    </>
  );
}

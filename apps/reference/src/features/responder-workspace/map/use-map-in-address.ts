import type { MapView, ShownPlaces, SitePlace } from "@placard/ui/map";
import { useState } from "react";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import type { PlacesShown } from "../workspace-search.ts";
import { readView, writeView } from "./view-in-address.ts";

interface MapInAddress {
  /** Initial view from the address; `undefined` if it has none. */
  readonly view: MapView | undefined;
  readonly keepView: (view: MapView) => void;
  readonly shown: ShownPlaces;
  readonly keepShown: (shown: ShownPlaces) => void;
  /** Id of the site whose floor plan is on the map. */
  readonly planOf: number | null;
  readonly keepPlan: (site: SitePlace | null) => void;
}

/** Map view and content in the address, so that a reload or link shows the same map. */
export function useMapInAddress(): MapInAddress {
  const { goTo, updateAddress } = useWorkspace();
  const address = useWorkspaceSearch();
  const [view] = useState(() => readView(address.view));
  const { places, plan } = address;
  const showsSites = places === "businesses" || places === "both";
  return {
    view,
    keepView(next) {
      const text = writeView(next);
      if (text !== address.view) updateAddress({ view: text }, { replaces: true });
    },
    shown: {
      businesses: showsSites,
      hydrants: places === "hydrants" || places === "both",
    },
    // A plan is hidden together with the sites.
    keepShown: (next) =>
      goTo({ places: writePlaces(next), ...(!next.businesses && { plan: undefined }) }, { replaces: true }),
    planOf: showsSites ? (plan ?? null) : null,
    keepPlan: (site) => goTo({ plan: site === null ? undefined : Number(site.id) }, { replaces: true }),
  };
}

function writePlaces({ businesses, hydrants }: ShownPlaces): PlacesShown | undefined {
  if (businesses && hydrants) return "both";
  return businesses ? "businesses" : hydrants ? "hydrants" : undefined;
}

import type { MapView, ShownPlaces } from "@placard/ui/map";
import { useState } from "react";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import type { PlacesShown } from "../workspace-search.ts";

interface MapInAddress {
  /** Where the map opens, as the address said then; nothing where it said nothing. */
  readonly view: MapView | undefined;
  readonly keepView: (view: MapView) => void;
  readonly shown: ShownPlaces;
  readonly keepShown: (shown: ShownPlaces) => void;
}

/** What the map shows and where it looks, as the address says it: a reload and a link come to the same map. */
export function useMapInAddress(): MapInAddress {
  const { goTo } = useWorkspace();
  const address = useWorkspaceSearch();
  const [view] = useState(() => readView(address.view));
  const { places } = address;
  return {
    view,
    keepView(next) {
      const text = writeView(next);
      if (text !== address.view) goTo({ view: text }, { replaces: true });
    },
    shown: {
      businesses: places === "businesses" || places === "both",
      hydrants: places === "hydrants" || places === "both",
    },
    keepShown: (next) => goTo({ places: writePlaces(next) }, { replaces: true }),
  };
}

/** A degree with five digits is told to about a metre. */
const writeView = ({ center: [lon, lat], zoom }: MapView): string =>
  `${lon.toFixed(5)},${lat.toFixed(5)},${zoom.toFixed(1)}`;

function readView(text: string | undefined): MapView | undefined {
  const [lon, lat, zoom] = (text ?? "").split(",").map(Number);
  if (lon === undefined || lat === undefined || zoom === undefined) return undefined;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { center: [lon, lat], zoom } : undefined;
}

function writePlaces({ businesses, hydrants }: ShownPlaces): PlacesShown | undefined {
  if (businesses && hydrants) return "both";
  return businesses ? "businesses" : hydrants ? "hydrants" : undefined;
}

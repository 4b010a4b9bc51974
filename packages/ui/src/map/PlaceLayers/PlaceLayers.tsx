import { BusinessMarkers } from "../ResponderMap/BusinessMarkers.tsx";
import type { HydrantPlace, SitePlace } from "../ResponderMap/places.ts";
import { HydrantLayer } from "../HydrantLayer/HydrantLayer.tsx";
import { SitePointLayer, type SitePointLayerProps } from "../SitePointLayer/SitePointLayer.tsx";

interface PlaceLayersProps {
  readonly sites: readonly SitePlace[];
  readonly points: SitePointLayerProps["points"];
  /** Always the same list. */
  readonly hydrants: readonly HydrantPlace[];
  readonly onOpenSite: ((site: SitePlace) => void) | undefined;
  /** The layer that hydrants stay below, once it is there. */
  readonly hydrantsUnder?: string;
}

/** Sites, what was set on their maps, and hydrants: the same on every map of a crew. */
export function PlaceLayers({ sites, points, hydrants, onOpenSite, hydrantsUnder }: PlaceLayersProps) {
  return (
    <>
      <BusinessMarkers sites={sites} onOpen={onOpenSite} />
      <SitePointLayer points={points} />
      <HydrantLayer hydrants={hydrants} {...(hydrantsUnder !== undefined && { under: hydrantsUnder })} />
    </>
  );
}

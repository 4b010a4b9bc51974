import { BusinessMarkers } from "../ResponderMap/BusinessMarkers.tsx";
import type { HydrantPlace, SitePlace } from "../ResponderMap/places.ts";
import { HydrantLayer } from "../HydrantLayer/HydrantLayer.tsx";
import { SitePointLayer, type SitePointLayerProps } from "../SitePointLayer/SitePointLayer.tsx";

interface PlaceLayersProps {
  readonly sites: readonly SitePlace[];
  readonly points: SitePointLayerProps["points"];
  /** Must be the same array in every render. */
  readonly hydrants: readonly HydrantPlace[];
  readonly onOpenSite: ((site: SitePlace) => void) | undefined;
  /** Layer above the hydrants, once it exists. */
  readonly hydrantsUnder?: string;
}

/** Sites, the points on their maps, and hydrants: the same on every map for crews. */
export function PlaceLayers({ sites, points, hydrants, onOpenSite, hydrantsUnder }: PlaceLayersProps) {
  return (
    <>
      <BusinessMarkers sites={sites} onOpen={onOpenSite} />
      <SitePointLayer points={points} />
      <HydrantLayer hydrants={hydrants} {...(hydrantsUnder !== undefined && { under: hydrantsUnder })} />
    </>
  );
}

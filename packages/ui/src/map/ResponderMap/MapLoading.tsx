import { Banner } from "../../feedback/Banner/Banner.tsx";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { SitesNote } from "./PlacesList.tsx";
import type { HydrantPlace, PlaceLayer, SitePlace } from "./places.ts";

interface MapLoadingProps {
  readonly sites: PlaceLayer<SitePlace> | undefined;
  readonly hydrants: PlaceLayer<HydrantPlace> | undefined;
}

/**
 * Shows on the map which places are loading, which failed and how many are not shown, so that an empty map is not read
 * as "none here".
 */
export function MapLoading({ sites, hydrants }: MapLoadingProps) {
  const words = useWords(responderMapWords).responderMap;
  const awaited = [
    ...(sites?.kind === "pending" ? [words.loadingBusinesses] : []),
    ...(hydrants?.kind === "pending" ? [words.loadingHydrants] : []),
  ];
  return (
    <>
      <div role="status" className="placard-map-loading">
        {awaited.length === 0 ? undefined : <b>{words.loadingData}</b>}
        {awaited.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {sites === undefined ? undefined : <SitesNote sites={sites} />}
      </div>
      {sites?.kind === "failed" ? <Banner tone="danger" title={words.businessesFailed} /> : undefined}
      {hydrants?.kind === "failed" ? <Banner tone="danger" title={words.hydrantsFailed} /> : undefined}
    </>
  );
}

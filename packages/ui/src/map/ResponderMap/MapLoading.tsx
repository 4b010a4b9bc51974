import { Banner } from "../../feedback/Banner/Banner.tsx";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
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
  const texts = useTexts(responderMapTexts).responderMap;
  const awaited = [
    ...(sites?.kind === "pending" ? [texts.loadingBusinesses] : []),
    ...(hydrants?.kind === "pending" ? [texts.loadingHydrants] : []),
  ];
  return (
    <>
      <div role="status" className="placard-map-loading">
        {awaited.length === 0 ? undefined : <b>{texts.loadingData}</b>}
        {awaited.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {sites === undefined ? undefined : <SitesNote sites={sites} />}
      </div>
      {sites?.kind === "failed" ? <Banner tone="danger" title={texts.businessesFailed} /> : undefined}
      {hydrants?.kind === "failed" ? <Banner tone="danger" title={texts.hydrantsFailed} /> : undefined}
    </>
  );
}

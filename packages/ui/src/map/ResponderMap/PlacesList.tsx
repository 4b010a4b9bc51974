import { formatNumber, type LonLat } from "@placard/hazmat-core";
import { FileText } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { SitePointList } from "../../business/SitePointList/SitePointList.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { NearestHydrants, type NearestHydrantsProps } from "../NearestHydrants/NearestHydrants.tsx";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { zonesAround } from "../PlaceLayers/places-in-zones.ts";
import { PlanOfSite, type PlanOverlayControls } from "./PlanOfSite.tsx";
import type { HydrantPlace, PlaceLayer, SitePlace } from "./places.ts";

interface PlacesListProps {
  /** Omitted while the filter is off. */
  readonly sites: PlaceLayer<SitePlace> | undefined;
  readonly hydrants: PlaceLayer<HydrantPlace> | undefined;
  /** Origin for distances to hydrants. */
  readonly from: NearestHydrantsProps["from"];
  /** Release whose zones are drawn; `null`: none. */
  readonly release: PlumeResult | null;
  readonly onShow: (place: LonLat) => void;
  readonly onOpenSite: ((site: SitePlace) => void) | undefined;
  /** Controls for floor plans on the map, if supported. */
  readonly plans: PlanOverlayControls | undefined;
}

/** Places of the map as lists, for use without a map and to move the map to a place. */
export function PlacesList({ sites, hydrants, from, release, onShow, onOpenSite, plans }: PlacesListProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const zonesOf = (center: LonLat): string | null => (release === null ? null : zonesAround(release, center, texts));
  return (
    <>
      {sites?.places === undefined ? undefined : (
        <section>
          <h3>{titleOf(sites.places.length, sites, texts)}</h3>
          <SitesNote sites={sites} />
          <ul>
            {sites.places.map((site) => (
              <li key={site.id}>
                <Button variant="quiet" onPress={() => site.center !== null && onShow(site.center)}>
                  {site.name}
                </Button>
                <small>
                  {site.business}
                  {site.isApproximate ? ` · ${texts.approximate}` : undefined}
                </small>
                <InZones zones={site.center === null || site.isApproximate ? null : zonesOf(site.center)} />
                {onOpenSite === undefined ? undefined : (
                  <Button
                    variant="quiet"
                    icon={<Icon of={FileText} aria-hidden="true" />}
                    aria-label={texts.sitePlansOf(site.name)}
                    onPress={() => onOpenSite(site)}
                  >
                    {texts.sitePlans}
                  </Button>
                )}
                {site.plan === undefined || plans === undefined ? undefined : (
                  <PlanOfSite site={site} plan={site.plan} {...plans} />
                )}
                {site.points === undefined || site.points.length === 0 ? undefined : (
                  <SitePointList points={site.points} onShow={onShow} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hydrants?.kind === "ready" ? (
        <section>
          <h3>{hydrants.places.length === 0 ? texts.noHydrants : texts.hydrants(hydrants.places.length)}</h3>
          {hydrants.note === undefined ? undefined : <small>{hydrants.note}</small>}
          {hydrants.places.length === 0 ? undefined : (
            <NearestHydrants hydrants={hydrants.places} from={from} noteOf={zonesOf} onShow={onShow} />
          )}
        </section>
      ) : undefined}
    </>
  );
}

type SitesLayer = PlaceLayer<SitePlace>;

function titleOf(count: number, sites: SitesLayer, texts: typeof responderMapTexts.responderMap): string {
  if (count > 0) return texts.businesses(count);
  const isOfView = sites.kind !== "ready" || sites.rest !== undefined;
  return isOfView ? texts.noBusinessesInView : texts.noBusinesses;
}

/** States that the list is not complete, and when it was loaded. */
export function SitesNote({ sites }: { readonly sites: SitesLayer }) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { places = [], note } = sites;
  const rest = sites.kind === "ready" ? (sites.rest ?? 0) : 0;
  return (
    <>
      {rest === 0 ? undefined : (
        <small>{texts.businessesShown(formatNumber(places.length), formatNumber(places.length + rest))}</small>
      )}
      {sites.kind === "ready" || places.length === 0 ? undefined : <small>{texts.businessesEarlier}</small>}
      {note === undefined ? undefined : <small>{note}</small>}
    </>
  );
}

function InZones({ zones }: { readonly zones: string | null }) {
  return zones === null ? undefined : <strong className="placard__inside">{zones}</strong>;
}

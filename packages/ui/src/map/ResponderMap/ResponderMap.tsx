import type { AddressSuggestion, Geocoder, LonLat } from "@placard/hazmat-core";
import { isCalm, routeHazards } from "@placard/hazmat-core/scene";
import { ListFilter, LocateFixed, Navigation as NavigationIcon, X } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useIsLow, useIsNarrow } from "../../hooks/use-is-narrow.ts";
import { useWords } from "../../messages/use-words.ts";
import { FullscreenOverlays } from "../IncidentMap/FullscreenOverlays.tsx";
import { WhenMoved } from "../engines/WhenMoved.tsx";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { useMapParts } from "../map-parts.ts";
import { NavigationCard } from "../NavigationCard/NavigationCard.tsx";
import { RouteLine } from "../NavigationCard/RouteLine.tsx";
import type { Navigation } from "../NavigationCard/use-navigation.ts";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { PlaceLayers } from "../PlaceLayers/PlaceLayers.tsx";
import { PlanOverlay } from "../PlanOverlay/PlanOverlay.tsx";
import { MarkLayer } from "../MarkLayer/MarkLayer.tsx";
import { useMarking } from "../MarkLayer/use-marking.tsx";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../../plume/result/plume-result.ts";
import { hydrantWords } from "../../messages/en/map/hydrants.ts";
import { CircleBeside } from "./CircleBeside.tsx";
import { MapFilters } from "./MapFilters.tsx";
import { MapLoading } from "./MapLoading.tsx";
import { PlanNote } from "./PlanNote.tsx";
import { viewOfPlan } from "./plan-words.ts";
import {
  placesOf,
  pointsOf,
  type LaidPlan,
  type HydrantPlace,
  type MapView,
  type PlaceLayer,
  type ShownPlaces,
  type SitePlace,
} from "./places.ts";
import { ReleaseNote, useDoubts } from "./ReleaseNote.tsx";
import "./ResponderMap.css";

/** The circles of a tank come with a release that has one. */
const TankCircles = lazy(async () => ({ default: (await import("../PlumeMap/TankCircles.tsx")).TankCircles }));

const POSITION_ZOOM = 15;
const NO_MARKS: readonly MapMark[] = [];

interface Aim {
  readonly center: LonLat;
  readonly zoom?: number;
  /** The reader's own position, from wherever the map looked: it is flown to. */
  readonly flies?: boolean;
}

export interface ResponderMapProps extends Pick<
  IncidentMapProps,
  "theme" | "mapbox" | "styleUrl" | "regions" | "onError" | "center" | "zoom"
> {
  /** Where someone left the map; it opens there and not at the release. */
  view?: MapView;
  /** Told where the map looks after each move. */
  onViewChange?: (view: MapView) => void;
  /** From `useNavigation`. */
  navigation: Navigation;
  geocoder: Geocoder;
  /** The incident, or the centre of the region in use: the search asks about typed coordinates that are far from it. */
  near?: LonLat | null;
  /** Which kinds of places are asked for; both are off until someone asks. */
  shown: ShownPlaces;
  onShownChange: (shown: ShownPlaces) => void;
  /** Asked for only while shown. */
  sites?: PlaceLayer<SitePlace>;
  hydrants?: PlaceLayer<HydrantPlace>;
  /** The release that was calculated last: its zones are drawn, hydrants are counted from it, and ways are checked against it. */
  release?: PlumeResult | null;
  /** The inputs say something else by now than what the release was calculated from: the map says so. */
  isReleaseChanged?: boolean;
  /** What the crew marked, from `mapMarks`. */
  marks?: readonly MapMark[];
  /** Keeps a mark that someone made. Without it nothing can be marked, as where no incident is open. */
  onMark?: (mark: NewMapMark) => void;
  /** Takes one away. */
  onUnmark?: (mark: MapMark) => void;
  /** Why neither may be shown. */
  refused?: string;
  /** True if the navigation card begins open; where there is little room it should not. `true` unless given. */
  opensNavigation?: boolean;
  /** Opens what a site has beside the map, such as its floor plans and pictures. */
  onOpenSite?: (site: SitePlace) => void;
  /** The floor plan that lies on the map, one at a time; `null`: none does. */
  plan?: LaidPlan | null;
  /** Told whose plan is wanted, `null` for none. Without it no plan is offered. Only sites with a `plan` have one to lay. */
  onPlanChange?: (site: SitePlace | null) => void;
  /** Told where the picture of the plan cannot be read. */
  onPlanFailed?: () => void;
  /** Shows a way out of the map. */
  onClose?: () => void;
  /** Further layers. */
  children?: ReactNode;
}

/**
 * Shows businesses and hydrants on a map and as lists, with navigation. It fills its container.
 *
 * @example
 * const navigation = useNavigation({ directions: null });
 * const [shown, setShown] = useState({ businesses: false, hydrants: false });
 * return (
 *   <ResponderMap
 *     theme="light"
 *     center={[-63.5752, 44.6488]}
 *     navigation={navigation}
 *     geocoder={geocoder}
 *     shown={shown}
 *     onShownChange={setShown}
 *   />
 * );
 */
export function ResponderMap({
  center,
  zoom = 12,
  view,
  onViewChange,
  navigation,
  geocoder,
  near = null,
  shown,
  onShownChange,
  sites,
  hydrants,
  release = null,
  isReleaseChanged = false,
  marks = NO_MARKS,
  onMark,
  onUnmark,
  refused,
  opensNavigation = true,
  onOpenSite,
  plan = null,
  onPlanChange,
  onPlanFailed,
  onClose,
  children,
  ...map
}: ResponderMapProps) {
  const words = useWords(responderMapWords).responderMap;
  const { here: hereWords } = useWords(hydrantWords).hydrants;
  const { title: navigationTitle, follow } = useWords(navigationWords).navigation;
  // On a phone they would lie over what was calculated, and on its side over half of the map.
  const coversRelease = useIsNarrow() && release !== null;
  const isLow = useIsLow();
  const [hasFilters, setFilters] = useState(!coversRelease && !isLow);
  const [hasNavigation, setNavigation] = useState(opensNavigation);
  // A map that someone left elsewhere opens there, until the card is asked for.
  const [fitsCircle, setFitsCircle] = useState(view === undefined);
  const [aim, setAim] = useState<Aim>(view ?? { center: release?.place.center ?? center });
  const lookAt = (place: LonLat): void => setAim({ ...aim, center: place, flies: false });
  const [isFollowing, setFollowing] = useState(true);
  const { position } = navigation;
  const here = position.kind === "acquired" ? position.place : null;
  const [followed, setFollowed] = useState(here);
  if (here !== followed && (here?.[0] !== followed?.[0] || here?.[1] !== followed?.[1])) {
    setFollowed(here);
    const flies = followed === null;
    // A route is shown whole first; on the way the map goes with the device.
    if (here !== null && (navigation.route === null || (navigation.isNavigating && isFollowing))) {
      setAim({ center: here, zoom: POSITION_ZOOM, flies });
    }
  }
  const from =
    release !== null
      ? { name: release.place.place_name, center: release.place.center }
      : here === null
        ? null
        : { name: hereWords, center: here };
  const hazards = useHazards(navigation, release);
  const doubts = useDoubts(release, isReleaseChanged);
  const marking = useMarking({ onMark, onUnmark });

  const shownSites = shown.businesses ? sites : undefined;
  const shownHydrants = shown.hydrants ? hydrants : undefined;
  const planned = placesOf(shownSites).find(({ id }) => id === plan?.siteId);
  const laid = plan === null || planned?.plan === undefined ? null : { ...plan, site: planned, plan: planned.plan };

  function lay(site: SitePlace | null): void {
    if (site?.plan !== undefined) setAim(viewOfPlan(site.plan));
    onPlanChange?.(site);
  }

  return (
    <FullscreenOverlays>
      <section
        className="placard-responder-map"
        aria-label={words.title}
        data-marking={marking.onPick !== null || undefined}
      >
        <IncidentMap
          {...map}
          center={aim.center}
          zoom={aim.zoom ?? zoom}
          flies={aim.flies === true}
          label={words.surface}
          {...(marking.onPick !== null && hasFilters && { onPick: marking.onPick })}
        >
          {laid?.image.kind === "ready" ? (
            <PlanOverlay
              src={laid.image.src}
              corners={laid.plan.corners}
              {...(onPlanFailed !== undefined && { onFailed: onPlanFailed })}
            />
          ) : undefined}
          <PlaceLayers
            sites={placesOf(shownSites)}
            points={pointsOf(placesOf(shownSites))}
            hydrants={placesOf(shownHydrants)}
            onOpenSite={onOpenSite}
          />
          {release === null ? undefined : <Release result={release} />}
          {release === null || release.circle === null || !hasNavigation || !fitsCircle ? undefined : (
            <CircleBeside center={release.place.center} radiusM={release.circle.radiusM} />
          )}
          <RouteLine navigation={navigation} />
          <MarkLayer marks={marks} {...(marking.onRemove !== undefined && { onRemove: marking.onRemove })} />
          <WhenDragged onDrag={() => setFollowing(false)} />
          {onViewChange === undefined ? undefined : <WhenMoved onMove={onViewChange} />}
          {children}
        </IncidentMap>

        {release === null ? undefined : <ReleaseNote result={release} isChanged={isReleaseChanged} />}
        <div className="placard-map-corner">
          {hasFilters ? (
            <MapFilters
              shown={shown}
              onShownChange={onShownChange}
              refused={refused}
              sites={shownSites}
              hydrants={shownHydrants}
              from={from}
              release={release}
              marks={marks}
              markForm={marking.form}
              isMarking={marking.onPick !== null}
              onUnmark={marking.onRemove}
              onShow={lookAt}
              onOpenSite={onOpenSite}
              plans={onPlanChange === undefined ? undefined : { laid: plan, onLay: lay }}
              onClose={() => setFilters(false)}
            />
          ) : (
            <IconButton
              className="placard-map-open-filters"
              variant="secondary"
              label={words.filters}
              icon={<ListFilter aria-hidden="true" />}
              onPress={() => setFilters(true)}
            />
          )}
          <MapLoading sites={shownSites} hydrants={shownHydrants} />
          {laid === null ? undefined : <PlanNote site={laid.site} plan={laid.plan} image={laid.image} />}
        </div>
        {hasNavigation ? (
          <NavigationCard
            navigation={{
              ...navigation,
              setDestination(place: AddressSuggestion) {
                navigation.setDestination(place);
                lookAt(place.center);
              },
            }}
            geocoder={geocoder}
            near={near}
            hazards={hazards}
            doubts={doubts}
            onClose={() => setNavigation(false)}
          />
        ) : (
          <Button
            className="placard-map-open-navigation"
            icon={<NavigationIcon aria-hidden="true" />}
            onPress={() => {
              setFitsCircle(true);
              setNavigation(true);
            }}
          >
            {navigationTitle}
          </Button>
        )}
        {navigation.isNavigating && !isFollowing && here !== null ? (
          <Button
            className="placard-map-follow"
            icon={<LocateFixed aria-hidden="true" />}
            onPress={() => {
              setFollowing(true);
              setAim({ center: here, zoom: POSITION_ZOOM, flies: true });
            }}
          >
            {follow}
          </Button>
        ) : undefined}
        {onClose === undefined ? undefined : (
          <IconButton
            className="placard-map-close"
            variant="secondary"
            label={words.close}
            icon={<X aria-hidden="true" />}
            onPress={onClose}
          />
        )}
      </section>
    </FullscreenOverlays>
  );
}

/** Tells that someone looks elsewhere: the map then no longer goes with the device. */
function WhenDragged({ onDrag }: { readonly onDrag: () => void }) {
  const { map } = useMapParts();
  useEffect(() => {
    map.on("dragstart", onDrag);
    return () => {
      map.off("dragstart", onDrag);
    };
  }, [map, onDrag]);
  return null;
}

/**
 * What the way meets of the release: what remains of a route that is followed, the whole of one that is looked at, or the
 * straight line where there is none.
 */
function useHazards({ origin, destination, route, ahead }: Navigation, release: PlumeResult | null) {
  const coordinates = ahead ?? route?.geometry.coordinates;
  return useMemo(() => {
    if (release === null || origin === null || destination === null) return null;
    const { plume, circle, protective, place, used } = release;
    const way = coordinates ?? [origin, destination.center];
    return routeHazards(way, {
      plume,
      circle,
      protective,
      origin: place.center,
      windFromDeg: isCalm(used.windSpeedMps) ? null : used.windFromDeg,
    });
  }, [release, origin, destination, coordinates]);
}

function Release({ result }: { readonly result: PlumeResult }) {
  const evacuation = evacuationOf(result);
  const protective = protectiveOf(result);
  return (
    <>
      <RangeRings center={result.place.center} />
      {result.tank === undefined ? undefined : (
        <Suspense>
          <TankCircles center={result.place.center} tank={result.tank.size} />
        </Suspense>
      )}
      <PlumeLayers
        origin={result.place.center}
        zones={result.plume?.zones ?? []}
        {...(evacuation !== undefined && { evacuation })}
        // Over a plume the protective distance would hide what lies below; the way is checked against it all the same.
        {...(protective !== undefined && !hasZones(result) && { protective })}
        {...(result.plume !== null && { swingLines: result.plume.swingLines })}
      />
    </>
  );
}

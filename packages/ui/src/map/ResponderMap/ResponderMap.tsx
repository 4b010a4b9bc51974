import type { AddressSuggestion, Geocoder, LonLat } from "@placard/hazmat-core";
import { isCalm, routeHazards } from "@placard/hazmat-core/scene";
import { ListFilter, LocateFixed, Navigation as NavigationIcon, X } from "lucide";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useIsLow, useIsNarrow } from "../../hooks/use-is-narrow.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { FullscreenOverlays } from "../IncidentMap/FullscreenOverlays.tsx";
import { MapMoveListener } from "../engines/MapMoveListener.tsx";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { useMapParts } from "../map-parts.ts";
import { NavigationCard } from "../NavigationCard/NavigationCard.tsx";
import { RouteLine } from "../NavigationCard/RouteLine.tsx";
import type { Navigation } from "../NavigationCard/use-navigation.ts";
import type { BoundingBox } from "../region/region-pack.ts";
import type { MapMark, NewMapMark } from "../../incident/MapMarks/map-mark.ts";
import { PlaceLayers } from "../PlaceLayers/PlaceLayers.tsx";
import { PlanOverlay } from "../PlanOverlay/PlanOverlay.tsx";
import { MarkLayer } from "../MarkLayer/MarkLayer.tsx";
import { useMarking } from "../MarkLayer/use-marking.tsx";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { RangeRings } from "../RangeRings/RangeRings.tsx";
import { evacuationOf, hasZones, protectiveOf, type PlumeResult } from "../../plume/result/plume-result.ts";
import { hydrantTexts } from "../../messages/en/map/hydrants.ts";
import { MoreBusinesses } from "./BusinessMarkers.tsx";
import { FitCircle } from "./FitCircle.tsx";
import { MapFilters } from "./MapFilters.tsx";
import { MapLoading } from "./MapLoading.tsx";
import { PlanNote } from "./PlanNote.tsx";
import { viewOfPlan } from "./use-plan-texts.ts";
import { viewBounds } from "./view-bounds.ts";
import {
  placesOf,
  pointsOf,
  type PlaceCount,
  type LaidPlan,
  type HydrantPlace,
  type MapView,
  type PlaceLayer,
  type ShownPlaces,
  type SitePlace,
} from "./places.ts";
import { ReleaseNote, useDoubts } from "./ReleaseNote.tsx";
import "./ResponderMap.css";

/** Loads the circles of a tank for releases with a tank. */
const TankCircles = lazy(async () => ({ default: (await import("../PlumeMap/TankCircles.tsx")).TankCircles }));

const POSITION_ZOOM = 15;
const NO_MARKS: readonly MapMark[] = [];
const NO_AREAS: readonly PlaceCount[] = [];

interface Aim {
  readonly center: LonLat;
  readonly zoom?: number;
  /** True for the user's own position, to which the map moves with an animation. */
  readonly flies?: boolean;
}

export interface ResponderMapProps extends Pick<
  IncidentMapProps,
  "theme" | "mapbox" | "styleUrl" | "regions" | "onError" | "center" | "zoom"
> {
  /** Earlier view chosen by the user. The map opens with it instead of the release. */
  view?: MapView;
  /** Called with the view after each move. */
  onViewChange?: (view: MapView) => void;
  /**
   * Called with the visible area at first and after each move, so that the host can load its places. If no map can be
   * drawn, it is the area around the view's centre. Longitudes can be beyond ±180 where the map wraps around the globe.
   */
  onBoundsChange?: (bounds: BoundingBox) => void;
  /** From `useNavigation`. */
  navigation: Navigation;
  /** Source of the addresses. Pass the same object in every render. */
  geocoder: Geocoder;
  /** Incident or centre of the region in use. The search asks about typed coordinates that are far from it. */
  near?: LonLat | null;
  /** Kinds of places to show. Both are off until the user switches them on. */
  shown: ShownPlaces;
  /** Called with the kinds of places to show. */
  onShownChange: (shown: ShownPlaces) => void;
  /** Requested only while shown. */
  sites?: PlaceLayer<SitePlace>;
  /** Hydrants to show. */
  hydrants?: PlaceLayer<HydrantPlace>;
  /**
   * Latest calculated release. Its zones are drawn, distances to hydrants are measured from it, and routes are checked
   * against it.
   */
  release?: PlumeResult | null;
  /** True if the inputs have changed since the calculation. The map shows a note. */
  isReleaseChanged?: boolean;
  /** Marks of the crew, from `mapMarks`. */
  marks?: readonly MapMark[];
  /** Called with a new mark. Without it marks cannot be added, for example if no incident is open. */
  onMark?: (mark: NewMapMark) => void;
  /** Called to remove a mark. */
  onUnmark?: (mark: MapMark) => void;
  /** Reason why neither kind of place may be shown. */
  refused?: string;
  /** True if the navigation card starts open. Use `false` if there is little space. Default `true`. */
  opensNavigation?: boolean;
  /** Called to open further data of a site, such as its floor plans and pictures. */
  onOpenSite?: (site: SitePlace) => void;
  /** Floor plan shown on the map, at most one; `null`: none. */
  plan?: LaidPlan | null;
  /**
   * Called with the site whose plan to show, `null` for none. Without it no plans are offered. Only sites with a `plan`
   * offer one.
   */
  onPlanChange?: (site: SitePlace | null) => void;
  /** Called if the image of the plan cannot be loaded. */
  onPlanFailed?: () => void;
  /** Called to close the map. Without it there is no button. */
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
  onBoundsChange,
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
  const texts = useTexts(responderMapTexts).responderMap;
  const { here: hereWords } = useTexts(hydrantTexts).hydrants;
  const { title: navigationTitle, follow } = useTexts(navigationTexts).navigation;
  // In portrait on a phone the panels would cover the release, in landscape half of the map.
  const coversRelease = useIsNarrow() && release !== null;
  const isLow = useIsLow();
  const [hasFilters, setFilters] = useState(!coversRelease && !isLow);
  const [hasNavigation, setNavigation] = useState(opensNavigation);
  // If the user chose another view earlier, the map opens with it and does not fit the circle until the card is opened.
  const [fitsCircle, setFitsCircle] = useState(view === undefined);
  const [aim, setAim] = useState<Aim>(view ?? { center: release?.place.center ?? center });
  const root = useRef<HTMLElement>(null);
  const tellBounds = useBounds(root, { center: aim.center, zoom: aim.zoom ?? zoom }, onBoundsChange);
  const lookAt = (place: LonLat): void => setAim({ ...aim, center: place, flies: false });
  const [isFollowing, setFollowing] = useState(true);
  const { position } = navigation;
  const here = position.kind === "acquired" ? position.place : null;
  const [followed, setFollowed] = useState(here);
  if (here !== followed && (here?.[0] !== followed?.[0] || here?.[1] !== followed?.[1])) {
    setFollowed(here);
    const flies = followed === null;
    // A route is first shown in full; while navigating, the map follows the device.
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
        ref={root}
        className="placard-responder-map"
        aria-label={texts.title}
        data-marking={marking.onPick !== null || undefined}
      >
        <IncidentMap
          {...map}
          center={aim.center}
          zoom={aim.zoom ?? zoom}
          flies={aim.flies === true}
          label={texts.surface}
          {...(marking.onPick !== null && hasFilters && { onPick: marking.onPick })}
        >
          {laid?.image.kind === "ready" ? (
            <PlanOverlay
              src={laid.image.src}
              corners={laid.plan.corners}
              {...(onPlanFailed !== undefined && { onFailed: onPlanFailed })}
            />
          ) : undefined}
          <MoreBusinesses areas={(shownSites?.kind === "ready" ? shownSites.restByArea : undefined) ?? NO_AREAS} />
          <PlaceLayers
            sites={placesOf(shownSites)}
            points={pointsOf(placesOf(shownSites))}
            hydrants={placesOf(shownHydrants)}
            onOpenSite={onOpenSite}
          />
          {release === null ? undefined : <Release result={release} />}
          {release === null || release.circle === null || !hasNavigation || !fitsCircle ? undefined : (
            <FitCircle center={release.place.center} radiusM={release.circle.radiusM} />
          )}
          <RouteLine navigation={navigation} />
          <MarkLayer marks={marks} {...(marking.onRemove !== undefined && { onRemove: marking.onRemove })} />
          <WhenDragged onDrag={() => setFollowing(false)} />
          {onViewChange === undefined ? undefined : <MapMoveListener onMove={onViewChange} />}
          {onBoundsChange === undefined ? undefined : <WhenShown onBounds={tellBounds} />}
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
              label={texts.filters}
              icon={<Icon of={ListFilter} aria-hidden="true" />}
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
            icon={<Icon of={NavigationIcon} aria-hidden="true" />}
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
            icon={<Icon of={LocateFixed} aria-hidden="true" />}
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
            label={texts.close}
            icon={<Icon of={X} aria-hidden="true" />}
            onPress={onClose}
          />
        )}
      </section>
    </FullscreenOverlays>
  );
}

/** Reports when the user drags the map, which then stops following the device. */
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
 * Reports the visible area: calculated until the map has loaded, then from the map itself. Places therefore load while
 * the map loads, and also if no map can be drawn.
 *
 * @returns callback for the bounds of the map
 */
function useBounds(
  root: RefObject<HTMLElement | null>,
  { center: [lon, lat], zoom }: MapView,
  onBounds: ResponderMapProps["onBoundsChange"],
) {
  const latest = useRef(onBounds);
  const hasMap = useRef(false);
  useEffect(() => {
    latest.current = onBounds;
  });
  useEffect(() => {
    if (hasMap.current || root.current === null) return;
    const { clientWidth: width, clientHeight: height } = root.current;
    latest.current?.(viewBounds([lon, lat], zoom, { width, height }));
  }, [root, lon, lat, zoom]);
  return useCallback((bounds: BoundingBox): void => {
    hasMap.current = true;
    latest.current?.(bounds);
  }, []);
}

/** Reports the visible area of the map. */
function WhenShown({ onBounds }: { readonly onBounds: (bounds: BoundingBox) => void }) {
  const { map } = useMapParts();
  useEffect(() => {
    const tell = (): void => {
      const bounds = map.getBounds();
      if (bounds !== null) onBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    tell();
    map.on("moveend", tell);
    return () => {
      map.off("moveend", tell);
    };
  }, [map, onBounds]);
  return null;
}

/**
 * Zones of the release on the route: on the rest of a route being followed, on a full route being viewed, or on the
 * straight line if there is no route.
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
        // Over a plume the protective action distance would cover the zones below it. The route is still checked
        // against it.
        {...(protective !== undefined && !hasZones(result) && { protective })}
        {...(result.plume !== null && { swingLines: result.plume.swingLines })}
      />
    </>
  );
}

import {
  straightLine,
  type AddressSuggestion,
  type Directions,
  type LonLat,
  type Route,
  type StraightLine,
  type TravelProfile,
} from "@placard/hazmat-core";
import {
  entersOutline,
  OFF_ROUTE_M,
  outlinesToAvoid,
  routeProgress,
  type Outline,
  type ReleaseZones,
  type RouteProgress,
} from "@placard/hazmat-core/scene";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSpokenSteps } from "./use-spoken-steps.ts";
import { usePosition, type PositionState } from "./use-position.ts";
import { remainingRoute } from "./remaining-route.ts";

/** Events of navigation, for a log and for notices. */
export type NavigationEvent =
  | {
      readonly kind: "asked";
      readonly destination: AddressSuggestion;
      readonly profile: TravelProfile;
      readonly line: StraightLine;
    }
  | { readonly kind: "found"; readonly route: Route }
  | { readonly kind: "not-found" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "started" }
  /** The device left the route. A new one is requested from its current position. */
  | { readonly kind: "off-route"; readonly offM: number }
  /** New zones are on the current route. `isAsked`: a route around them is requested from the current position. */
  | { readonly kind: "zones-ahead"; readonly isAsked: boolean }
  | { readonly kind: "arrived" }
  | { readonly kind: "stopped" };

export interface NavigationOptions {
  /** Finds routes on roads; `null` if no routing is set up, and the straight line is used. */
  readonly directions: Directions | null;
  readonly onEvent?: (event: NavigationEvent) => void;
  /** Zones to avoid. A route goes around them if `directions` supports it. */
  readonly zones?: ReleaseZones | null;
}

/** State of finding and following a route, shown by `NavigationCard` and drawn by `RouteLine`. */
export interface Navigation {
  readonly origin: LonLat | null;
  readonly destination: AddressSuggestion | null;
  readonly profile: TravelProfile;
  readonly route: Route | null;
  /** Straight line from origin to destination, used if no road routing is set up. */
  readonly line: StraightLine | null;
  /** True if routes on roads can be requested. */
  readonly hasRouting: boolean;
  /** True if a route around zones can be requested. */
  readonly goesAround: boolean;
  /** Zones that a route between the two ends could avoid: those that contain neither end. */
  readonly avoidable: readonly Outline[];
  /** True if the route was requested before these zones existed. */
  readonly isOlderThanZones: boolean;
  readonly isLoadingRoute: boolean;
  /** True if the request for a route failed. A confirmed absence of routes is not a failure. */
  readonly hasFailed: boolean;
  readonly isNavigating: boolean;
  /** Progress of this device on the route; `null` before navigation starts. */
  readonly progress: RouteProgress | null;
  /** Rest of the route from the position of this device; `null` while not navigating. */
  readonly ahead: readonly LonLat[] | null;
  /** True if the device left the route and there is no new one yet. */
  readonly isOffRoute: boolean;
  /** Position of this device. It is requested only by `locate`, and followed while navigating. */
  readonly position: PositionState;
  readonly locate: () => void;
  /** True if directions are spoken. */
  readonly isSpoken: boolean;
  readonly setSpoken: (isSpoken: boolean) => void;
  readonly setOrigin: (place: LonLat) => void;
  readonly setDestination: (place: AddressSuggestion) => void;
  readonly setProfile: (profile: TravelProfile) => void;
  readonly getDirections: () => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

/** Number of consecutive positions off the route that mean it was left. A single one may be a wrong position. */
const OFF_IN_A_ROW = 2;
/** Pause before a new route is requested again, ms: offline, each request fails immediately. */
const AGAIN_AFTER_MS = 10_000;
/** Distance to the end at which the device has arrived, m. */
const ARRIVED_M = 25;

/**
 * Manages navigation from a destination to a followed route, or to a straight line marked as such. Its state lasts as
 * long as the calling component: call it above a map that can be closed.
 *
 * @example
 * const navigation = useNavigation({ directions: null });
 * return <NavigationCard navigation={navigation} geocoder={geocoder} />;
 */
export function useNavigation({ directions, onEvent, zones = null }: NavigationOptions): Navigation {
  const [origin, setOrigin] = useState<LonLat | null>(null);
  const [destination, setDestination] = useState<AddressSuggestion | null>(null);
  const [profile, setProfile] = useState<TravelProfile>("driving");
  const [route, setRoute] = useState<Route | null>(null);
  /** Zones for which the route was requested. */
  const [zonesOfRoute, setZonesOfRoute] = useState<ReleaseZones | null>(null);
  /** Latest position while navigating; `null`: not navigating. */
  const [here, setHere] = useState<LonLat | null>(null);
  const [isLoadingRoute, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const [progress, setProgress] = useState<RouteProgress | null>(null);
  const [isSpoken, setSpoken] = useState(false);
  const latestRequest = useRef(0); // number of the latest request: older answers are discarded
  const offInARow = useRef(0);
  const againAt = useRef(0);
  const [position, locate] = usePosition(takePosition, isNavigating);
  const goesAround = directions?.goesAround === true;
  const avoidable = useMemo(
    () => (goesAround ? outlinesBetween(zones, here ?? origin, destination) : NONE),
    [goesAround, zones, here, origin, destination],
  );
  const ahead = useMemo(() => (route === null || here === null ? null : remainingRoute(route, here)), [route, here]);

  /** @param isAgain - while navigating: the old route stays until the new one arrives */
  async function calculate(
    from: LonLat | null,
    to: AddressSuggestion | null,
    by: TravelProfile,
    isAgain = false,
  ): Promise<void> {
    latestRequest.current += 1;
    const question = latestRequest.current;
    offInARow.current = 0;
    setFailed(false);
    setLoading(false);
    if (!isAgain) {
      setRoute(null);
      setNavigating(false);
      setHere(null);
      setProgress(null);
    }
    if (to === null || from === null) return;
    onEvent?.({ kind: "asked", destination: to, profile: by, line: straightLine(from, to.center) });
    if (directions === null) return;
    setLoading(true);
    try {
      const avoid = goesAround ? outlinesBetween(zones, from, to) : NONE;
      const found = await directions.route(from, to.center, by, avoid.length === 0 ? {} : { avoid });
      if (question !== latestRequest.current) return;
      if (found !== null || !isAgain) {
        setRoute(found);
        setZonesOfRoute(zones);
      }
      if (found !== null && isAgain) {
        setOrigin(from);
        setProgress(routeProgress(found, from));
      }
      onEvent?.(found === null ? { kind: "not-found" } : { kind: "found", route: found });
    } catch (error) {
      if (question !== latestRequest.current) return;
      setFailed(true);
      onEvent?.({ kind: "failed", error });
    } finally {
      if (question === latestRequest.current) setLoading(false);
    }
  }

  function takeOrigin(place: LonLat): void {
    setOrigin(place);
    if (route === null) void calculate(place, destination, profile);
  }

  function takePosition(place: LonLat, accuracyM: number): void {
    if (!isNavigating || route === null) {
      takeOrigin(place);
      return;
    }
    const now = routeProgress(route, place);
    setHere(place);
    setProgress(now);
    if (now.remainingM <= ARRIVED_M && now.offRouteM <= OFF_ROUTE_M) {
      setNavigating(false);
      setHere(null);
      onEvent?.({ kind: "arrived" });
      return;
    }
    offInARow.current = now.offRouteM > Math.max(OFF_ROUTE_M, accuracyM) ? offInARow.current + 1 : 0;
    if (offInARow.current < OFF_IN_A_ROW || isLoadingRoute || Date.now() < againAt.current) return;
    againAt.current = Date.now() + AGAIN_AFTER_MS;
    onEvent?.({ kind: "off-route", offM: now.offRouteM });
    void calculate(place, destination, profile, true);
  }

  /**
   * Reports new zones on the route while navigating, and requests a route around them automatically, because the driver
   * watches the road.
   */
  function checkWay(now: ReleaseZones | null): void {
    const from = here ?? origin;
    if (!isNavigating || route === null || from === null || now === null || now === zonesOfRoute) return;
    const rest = remainingRoute(route, from);
    if (!entersOutline(rest, outlinesToAvoid(now, []))) return;
    const isAsked = goesAround && entersOutline(rest, outlinesBetween(now, from, destination));
    onEvent?.({ kind: "zones-ahead", isAsked });
    if (isAsked) void calculate(from, destination, profile, true);
  }
  const newestCheck = useRef(checkWay);
  useEffect(() => {
    newestCheck.current = checkWay;
  });
  useEffect(() => newestCheck.current(zones), [zones]);

  const navigation: Navigation = {
    origin,
    destination,
    profile,
    route,
    line: origin === null || destination === null ? null : straightLine(origin, destination.center),
    hasRouting: directions !== null,
    goesAround,
    avoidable,
    isOlderThanZones: route !== null && zones !== zonesOfRoute,
    isLoadingRoute,
    hasFailed,
    isNavigating,
    progress,
    ahead,
    isOffRoute: isNavigating && progress !== null && progress.offRouteM > OFF_ROUTE_M,
    position,
    locate,
    isSpoken,
    setSpoken,
    setOrigin: takeOrigin,
    setDestination(place) {
      setDestination(place);
      void calculate(origin, place, profile);
    },
    setProfile(by) {
      setProfile(by);
      void calculate(origin, destination, by);
    },
    // While navigating, the old route stays until the new one arrives.
    getDirections: () => void calculate(here ?? origin, destination, profile, isNavigating),
    start() {
      setNavigating(true);
      setHere(origin);
      if (route !== null && origin !== null) setProgress(routeProgress(route, origin));
      onEvent?.({ kind: "started" });
    },
    stop() {
      setNavigating(false);
      setHere(null);
      setProgress(null);
      onEvent?.({ kind: "stopped" });
    },
    clear() {
      setDestination(null);
      void calculate(origin, null, profile);
    },
  };
  // Called here, not in the card, so that directions continue when the map is closed.
  useSpokenSteps(navigation);
  return navigation;
}

const NONE: readonly Outline[] = [];

function outlinesBetween(zones: ReleaseZones | null, from: LonLat | null, to: AddressSuggestion | null) {
  return zones === null || from === null || to === null ? NONE : outlinesToAvoid(zones, [from, to.center]);
}

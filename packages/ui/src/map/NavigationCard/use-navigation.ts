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
import { wayAhead } from "./way-ahead.ts";

/** What happens on the way to a route, for a log and for notices. */
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
  /** The route was left: another one is asked for, from where this device is now. */
  | { readonly kind: "off-route"; readonly offM: number }
  /** New zones lie on the way that someone is on. `isAsked`: a way round them is asked for, from where this device is now. */
  | { readonly kind: "zones-ahead"; readonly isAsked: boolean }
  | { readonly kind: "arrived" }
  | { readonly kind: "stopped" };

export interface NavigationOptions {
  /** Finds routes over roads; `null` where no routing is set up, and the straight line is the answer. */
  readonly directions: Directions | null;
  readonly onEvent?: (event: NavigationEvent) => void;
  /** Where no one should go: a route goes round these zones where `directions` can. */
  readonly zones?: ReleaseZones | null;
}

/** A way being found and followed: what `NavigationCard` shows and `RouteLine` draws. */
export interface Navigation {
  readonly origin: LonLat | null;
  readonly destination: AddressSuggestion | null;
  readonly profile: TravelProfile;
  readonly route: Route | null;
  /** Straight from origin to destination; the answer where no road routing is set up. */
  readonly line: StraightLine | null;
  /** True if a way over roads can be asked for. */
  readonly hasRouting: boolean;
  /** True if a route can be asked to go round zones. */
  readonly goesAround: boolean;
  /** The zones that a route from here to there can be asked to go round: those that hold neither end. */
  readonly avoidable: readonly Outline[];
  /** The route was asked for before these zones were there. */
  readonly isOlderThanZones: boolean;
  readonly isLoadingRoute: boolean;
  /** The question for a route failed, and is not known to have no answer. */
  readonly hasFailed: boolean;
  readonly isNavigating: boolean;
  /** How far this device has come on the route; `null` before it is followed. */
  readonly progress: RouteProgress | null;
  /** What remains of the route from where this device is; `null` while no one is on the way. */
  readonly ahead: readonly LonLat[] | null;
  /** The route was left, and no other is there yet. */
  readonly isOffRoute: boolean;
  /** Where this device is; nothing is asked of it before `locate`. It is followed while someone navigates. */
  readonly position: PositionState;
  readonly locate: () => void;
  /** True if the steps are spoken aloud. */
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

/** So many positions in a row off the route mean that it was left; one alone is a position that was wrong. */
const OFF_IN_A_ROW = 2;
/** How long a new route is waited for before it is asked for again, ms: without a network each question fails immediately. */
const AGAIN_AFTER_MS = 10_000;
/** Nearer to the end than this someone has arrived, m. */
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
  /** The zones that the route was asked for with. */
  const [zonesOfRoute, setZonesOfRoute] = useState<ReleaseZones | null>(null);
  /** Where this device was last while someone navigates; `null`: not on the way. */
  const [here, setHere] = useState<LonLat | null>(null);
  const [isLoadingRoute, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const [progress, setProgress] = useState<RouteProgress | null>(null);
  const [isSpoken, setSpoken] = useState(false);
  const asked = useRef(0); // which question the newest is: an older answer is no longer wanted
  const offInARow = useRef(0);
  const againAt = useRef(0);
  const [position, locate] = usePosition(takePosition, isNavigating);
  const goesAround = directions?.goesAround === true;
  const avoidable = useMemo(
    () => (goesAround ? outlinesBetween(zones, here ?? origin, destination) : NONE),
    [goesAround, zones, here, origin, destination],
  );
  const ahead = useMemo(() => (route === null || here === null ? null : wayAhead(route, here)), [route, here]);

  /** @param isAgain - on the way: the old route stays until a new one is there */
  async function calculate(
    from: LonLat | null,
    to: AddressSuggestion | null,
    by: TravelProfile,
    isAgain = false,
  ): Promise<void> {
    asked.current += 1;
    const question = asked.current;
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
      if (question !== asked.current) return;
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
      if (question !== asked.current) return;
      setFailed(true);
      onEvent?.({ kind: "failed", error });
    } finally {
      if (question === asked.current) setLoading(false);
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

  /** Who is on the way looks at the road: new zones on it are said, and a way round them is asked for unasked. */
  function checkWay(now: ReleaseZones | null): void {
    const from = here ?? origin;
    if (!isNavigating || route === null || from === null || now === null || now === zonesOfRoute) return;
    const rest = wayAhead(route, from);
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
    // On the way the old route stays until a new one is there.
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
  // With the way and not with its card: a closed map continues speaking.
  useSpokenSteps(navigation);
  return navigation;
}

const NONE: readonly Outline[] = [];

function outlinesBetween(zones: ReleaseZones | null, from: LonLat | null, to: AddressSuggestion | null) {
  return zones === null || from === null || to === null ? NONE : outlinesToAvoid(zones, [from, to.center]);
}

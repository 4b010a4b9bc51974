import {
  straightLine,
  type AddressSuggestion,
  type Directions,
  type LonLat,
  type Route,
  type StraightLine,
  type TravelProfile,
} from "@placard/hazmat-core";
import { useRef, useState } from "react";
import { usePosition, type PositionState } from "./use-position.ts";

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
  | { readonly kind: "stopped" };

export interface NavigationOptions {
  /** Finds routes over roads; `null` where no routing is set up, and the straight line is the answer. */
  readonly directions: Directions | null;
  readonly onEvent?: (event: NavigationEvent) => void;
}

/** A way being found and followed: what `NavigationCard` shows and `RouteLine` draws. */
export interface Navigation {
  readonly origin: LonLat | null;
  readonly destination: AddressSuggestion | null;
  readonly profile: TravelProfile;
  readonly route: Route | null;
  /** Straight from origin to destination; the answer where no road routing is set up. */
  readonly line: StraightLine | null;
  /** Whether a way over roads can be asked for. */
  readonly hasRouting: boolean;
  readonly isLoadingRoute: boolean;
  readonly isNavigating: boolean;
  /** Where this device is; nothing is asked of it before `locate`. */
  readonly position: PositionState;
  readonly locate: () => void;
  readonly setOrigin: (place: LonLat) => void;
  readonly setDestination: (place: AddressSuggestion) => void;
  readonly setProfile: (profile: TravelProfile) => void;
  readonly getDirections: () => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

/**
 * From a destination to a route, or to a straight line that says it is one.
 *
 * @example
 * const navigation = useNavigation({ directions: null });
 * return <NavigationCard navigation={navigation} geocoder={geocoder} />;
 */
export function useNavigation({ directions, onEvent }: NavigationOptions): Navigation {
  const [origin, setOrigin] = useState<LonLat | null>(null);
  const [destination, setDestination] = useState<AddressSuggestion | null>(null);
  const [profile, setProfile] = useState<TravelProfile>("driving");
  const [route, setRoute] = useState<Route | null>(null);
  const [isLoadingRoute, setLoading] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const asked = useRef(0); // which question the newest is: an older answer is no longer wanted
  const [position, locate] = usePosition(takeOrigin);

  async function calculate(from: LonLat | null, to: AddressSuggestion | null, by: TravelProfile): Promise<void> {
    asked.current += 1;
    const question = asked.current;
    setRoute(null);
    setLoading(false);
    setNavigating(false);
    if (to === null || from === null) return;
    onEvent?.({ kind: "asked", destination: to, profile: by, line: straightLine(from, to.center) });
    if (directions === null) return;
    setLoading(true);
    try {
      const found = await directions.route(from, to.center, by);
      if (question !== asked.current) return;
      setRoute(found);
      onEvent?.(found === null ? { kind: "not-found" } : { kind: "found", route: found });
    } catch (error) {
      if (question === asked.current) onEvent?.({ kind: "failed", error });
    } finally {
      if (question === asked.current) setLoading(false);
    }
  }

  function takeOrigin(place: LonLat): void {
    setOrigin(place);
    if (route === null) void calculate(place, destination, profile);
  }

  return {
    origin,
    destination,
    profile,
    route,
    line: origin === null || destination === null ? null : straightLine(origin, destination.center),
    hasRouting: directions !== null,
    isLoadingRoute,
    isNavigating,
    position,
    locate,
    setOrigin: takeOrigin,
    setDestination(place) {
      setDestination(place);
      void calculate(origin, place, profile);
    },
    setProfile(by) {
      setProfile(by);
      void calculate(origin, destination, by);
    },
    getDirections: () => void calculate(origin, destination, profile),
    start() {
      setNavigating(true);
      onEvent?.({ kind: "started" });
    },
    stop() {
      setNavigating(false);
      onEvent?.({ kind: "stopped" });
    },
    clear() {
      setDestination(null);
      void calculate(origin, null, profile);
    },
  };
}

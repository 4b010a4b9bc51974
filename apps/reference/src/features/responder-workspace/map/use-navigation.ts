import { hasCode, httpDirections, HttpError } from "@placard/api-client";
import {
  formatDistance,
  formatDuration,
  straightLine,
  type AddressSuggestion,
  type LonLat,
  type Route,
  type StraightLine,
  type TravelProfile,
} from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { configQuery } from "../../../lib/app-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

export interface Navigation {
  readonly origin: LonLat | null;
  readonly destination: AddressSuggestion | null;
  readonly profile: TravelProfile;
  readonly route: Route | null;
  /** Straight from origin to destination; the answer where no road routing is set up. */
  readonly line: StraightLine | null;
  /** Whether the server can find a way over roads. */
  readonly hasRouting: boolean;
  readonly isLoadingRoute: boolean;
  readonly isNavigating: boolean;
  readonly setOrigin: (place: LonLat) => void;
  readonly setDestination: (place: AddressSuggestion) => void;
  readonly setProfile: (profile: TravelProfile) => void;
  readonly getDirections: () => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

/** From a destination to a route, or to a straight line that says it is one. */
export function useNavigation(): Navigation {
  const { responderMap: words } = useMessages();
  const { log } = useIncident();
  const api = useApi();
  const queries = useQueryClient();
  const config = useQuery(configQuery(api));
  const [origin, setOrigin] = useState<LonLat | null>(null);
  const [destination, setDestination] = useState<AddressSuggestion | null>(null);
  const [profile, setProfile] = useState<TravelProfile>("driving");
  const [route, setRoute] = useState<Route | null>(null);
  const [isLoadingRoute, setLoading] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const asked = useRef(0); // which question the newest is: an older answer is no longer wanted
  const hasRouting = config.data !== undefined && config.data.providers.directions !== "none";

  /** Asks for the way between two places; without road routing the straight line is the answer. */
  async function calculate(from: LonLat | null, to: AddressSuggestion | null, by: TravelProfile): Promise<void> {
    asked.current += 1;
    const question = asked.current;
    setRoute(null);
    setLoading(false);
    setNavigating(false);
    if (to === null || from === null) return;
    const action_data = { destination: to.place_name, profile: by, straight_line: straightLine(from, to.center).words };
    log.record({ module: "map", action_type: "directions_requested", action_data });
    if (!hasRouting) return;
    setLoading(true);
    try {
      const found = await queries.fetchQuery(
        queryOptions({
          queryKey: ["directions", by, from, to.center],
          queryFn: ({ signal }) => httpDirections(api).route(from, to.center, by, { signal }),
        }),
      );
      if (question !== asked.current) return;
      setRoute(found);
      if (found === null) {
        toasts.show({ tone: "danger", title: words.routeNotFound, text: words.routeNotFoundText });
      } else {
        const text = words.routeCalculatedText(formatDistance(found.distance), formatDuration(found.duration));
        toasts.show({ tone: "ok", title: words.routeCalculated, text });
      }
    } catch (error) {
      if (question !== asked.current) return;
      const isMissing = error instanceof HttpError && hasCode(error, "route_not_found");
      toasts.show(
        isMissing
          ? { tone: "danger", title: words.routeNotFound, text: words.routeNotFoundText }
          : { tone: "danger", title: words.navigationError, text: words.navigationErrorText },
      );
    } finally {
      if (question === asked.current) setLoading(false);
    }
  }

  return {
    origin,
    destination,
    profile,
    route,
    line: origin === null || destination === null ? null : straightLine(origin, destination.center),
    hasRouting,
    isLoadingRoute,
    isNavigating,
    setOrigin(place) {
      setOrigin(place);
      if (route === null) void calculate(place, destination, profile);
    },
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
      toasts.show({ tone: "ok", title: words.navigationStarted, text: words.navigationStartedText });
    },
    stop() {
      setNavigating(false);
      toasts.show({ tone: "neutral", title: words.navigationStopped, text: words.navigationStoppedText });
    },
    clear() {
      setDestination(null);
      void calculate(origin, null, profile);
    },
  };
}

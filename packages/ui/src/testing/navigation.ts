import { straightLine, type AddressSuggestion, type Geocoder, type LonLat, type Route } from "@placard/hazmat-core";
import type { Navigation } from "../map/NavigationCard/use-navigation.ts";
import { SAMPLE_SITE } from "./zones.ts";

const destination: AddressSuggestion = {
  id: "harbour",
  place_name: "1749 Lower Water Street, Halifax",
  center: [-63.5694, 44.6469],
  precision: "rooftop",
  source: "registered locations",
};

/** Always returns the same place. */
export const sampleGeocoder: Geocoder = { suggest: () => Promise.resolve([destination]) };

export const sampleRoute: Route = {
  provider: "osrm",
  geometry: { type: "LineString", coordinates: [[...SAMPLE_SITE], [-63.572, 44.6472], [...destination.center]] },
  distance: 1820,
  duration: 262,
  steps: [
    { instruction: "Head north on Barrington Street", distance: 640, duration: 92, maneuver: { type: "depart" } },
    { instruction: "Turn right on Duke Street", distance: 410, duration: 70, maneuver: { type: "turn" } },
    { instruction: "Arrive at Lower Water Street", distance: 0, duration: 0, maneuver: { type: "arrive" } },
  ],
};

/** An area across the middle of the sample route. */
export const sampleOutline: readonly LonLat[] = [
  [-63.5725, 44.6468],
  [-63.5715, 44.6468],
  [-63.5715, 44.6476],
  [-63.5725, 44.6476],
  [-63.5725, 44.6468],
];

const here: LonLat = SAMPLE_SITE;
const nothing = (): void => undefined;

/** A route being viewed. The given values replace the defaults. */
export function sampleNavigation(given: Partial<Navigation> = {}): Navigation {
  return {
    origin: here,
    destination,
    profile: "driving",
    route: sampleRoute,
    line: straightLine(here, destination.center),
    hasRouting: true,
    goesAround: false,
    avoidable: [],
    isOlderThanZones: false,
    isLoadingRoute: false,
    hasFailed: false,
    isNavigating: false,
    progress: null,
    ahead: null,
    isOffRoute: false,
    position: { kind: "acquired", place: here },
    locate: nothing,
    isSpoken: false,
    setSpoken: nothing,
    setOrigin: nothing,
    setDestination: nothing,
    setProfile: nothing,
    getDirections: nothing,
    start: nothing,
    stop: nothing,
    clear: nothing,
    ...given,
  };
}

import type { AddressSuggestion, Geocoder, LonLat } from "@placard/hazmat-core";
import { ListFilter, Navigation as NavigationIcon, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { navigationWords } from "../../messages/en/map/navigation.ts";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { IncidentMap, type IncidentMapProps } from "../IncidentMap/IncidentMap.tsx";
import { NavigationCard } from "../NavigationCard/NavigationCard.tsx";
import { RouteLine } from "../NavigationCard/RouteLine.tsx";
import type { Navigation } from "../NavigationCard/use-navigation.ts";
import { BusinessMarkers } from "./BusinessMarkers.tsx";
import { HydrantMarkers } from "./HydrantMarkers.tsx";
import { MapFilters } from "./MapFilters.tsx";
import { placesOf, type HydrantPlace, type PlaceLayer, type ShownPlaces, type SitePlace } from "./places.ts";
import "./ResponderMap.css";

const POSITION_ZOOM = 15;

export interface ResponderMapProps extends Pick<
  IncidentMapProps,
  "theme" | "mapbox" | "styleUrl" | "regions" | "onError" | "center" | "zoom"
> {
  /** From `useNavigation`. */
  navigation: Navigation;
  geocoder: Geocoder;
  /** Which kinds of places are asked for; both are off until somebody asks. */
  shown: ShownPlaces;
  onShownChange: (shown: ShownPlaces) => void;
  /** Asked for only while shown. */
  sites?: PlaceLayer<SitePlace>;
  hydrants?: PlaceLayer<HydrantPlace>;
  /** Why neither may be shown. */
  refused?: string;
  /** Whether the navigation card begins open; where there is little room it should not. `true` unless given. */
  opensNavigation?: boolean;
  /** Shows a way out of the map. */
  onClose?: () => void;
  /** Further layers. */
  children?: ReactNode;
}

/**
 * Businesses and hydrants on a map, the same places as lists, and the way there. It fills the box that it is put in.
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
  navigation,
  geocoder,
  shown,
  onShownChange,
  sites,
  hydrants,
  refused,
  opensNavigation = true,
  onClose,
  children,
  ...map
}: ResponderMapProps) {
  const words = useWords(responderMapWords).responderMap;
  const { title: navigationTitle } = useWords(navigationWords).navigation;
  const [hasFilters, setFilters] = useState(true);
  const [hasNavigation, setNavigation] = useState(opensNavigation);
  const [aim, setAim] = useState<{ readonly center: LonLat; readonly zoom?: number }>({ center });
  const { position } = navigation;
  const here = position.kind === "acquired" ? position.place : null;
  const [followed, setFollowed] = useState(here);
  if (here !== followed) {
    setFollowed(here);
    if (here !== null) setAim({ center: here, zoom: POSITION_ZOOM });
  }

  const shownSites = shown.businesses ? sites : undefined;
  const shownHydrants = shown.hydrants ? hydrants : undefined;

  return (
    <section className="placard-responder-map" aria-label={words.title}>
      <IncidentMap {...map} center={aim.center} zoom={aim.zoom ?? zoom} label={words.surface}>
        <BusinessMarkers sites={placesOf(shownSites)} />
        <HydrantMarkers hydrants={placesOf(shownHydrants)} />
        <RouteLine navigation={navigation} />
        {children}
      </IncidentMap>

      {hasFilters ? (
        <MapFilters
          shown={shown}
          onShownChange={onShownChange}
          refused={refused}
          sites={shownSites}
          hydrants={shownHydrants}
          onShow={(place) => setAim({ ...aim, center: place })}
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
      {hasNavigation ? (
        <NavigationCard
          navigation={{
            ...navigation,
            setDestination(place: AddressSuggestion) {
              navigation.setDestination(place);
              setAim({ ...aim, center: place.center });
            },
          }}
          geocoder={geocoder}
          onClose={() => setNavigation(false)}
        />
      ) : (
        <Button
          className="placard-map-open-navigation"
          icon={<NavigationIcon aria-hidden="true" />}
          onPress={() => setNavigation(true)}
        >
          {navigationTitle}
        </Button>
      )}
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
  );
}

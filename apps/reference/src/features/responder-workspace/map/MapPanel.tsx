import { httpGeocoder } from "@placard/api-client";
import { Banner, Button, Checkbox, IconButton, toasts } from "@placard/ui";
import { IncidentMap } from "@placard/ui/map";
import { useQuery } from "@tanstack/react-query";
import { ListFilter, Navigation as NavigationIcon, X } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { allLocationsQuery, configQuery } from "../../../lib/app-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { useLook } from "../../../shell/LookProvider.tsx";
import { BusinessMarkers } from "./BusinessMarkers.tsx";
import { HydrantMarkers } from "./HydrantMarkers.tsx";
import "./MapPanel.css";
import { withCoordinates } from "../../../lib/parse-coordinates.ts";
import { hydrantsQuery } from "./hydrants-query.ts";
import { NavigationCard } from "./NavigationCard.tsx";
import { PlacesList } from "./PlacesList.tsx";
import { RouteLine } from "./RouteLine.tsx";
import { useNavigation } from "./use-navigation.ts";
import { usePosition } from "./use-position.ts";

/** Halifax, Nova Scotia. */
const DEFAULT_CENTER = [-63.5752, 44.6488] as const;
const DEFAULT_ZOOM = 12;
const POSITION_ZOOM = 15;

interface View {
  readonly center: readonly [lon: number, lat: number];
  readonly zoom: number;
}

/** Businesses and hydrants on a map, and the same places as lists. Both filters are off until somebody asks. */
export function MapPanel({ onClose }: { readonly onClose: () => void }) {
  const { responderMap, common } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const { current } = useLook();
  const api = useApi();
  const [hasFilters, setFilters] = useState(true);
  const [showsBusinesses, setBusinesses] = useState(false);
  const [showsHydrants, setHydrants] = useState(false);
  const [view, setView] = useState<View>({ center: DEFAULT_CENTER, zoom: DEFAULT_ZOOM });
  const isNarrow = useIsNarrow();
  const [hasNavigation, setNavigation] = useState(!isNarrow);
  const navigation = useNavigation();
  const [geocoder] = useState(() => withCoordinates(httpGeocoder(api)));
  const [position, locate] = usePosition((place) => {
    navigation.setOrigin(place);
    setView({ center: place, zoom: POSITION_ZOOM });
  });
  const mayRead = department_status === "verified" && membership_status === "approved";
  const config = useQuery(configQuery(api));
  const locations = useQuery({ ...allLocationsQuery(api), enabled: mayRead && showsBusinesses });
  const hydrants = useQuery({ ...hydrantsQuery(api), enabled: mayRead && showsHydrants });
  const sites = showsBusinesses ? (locations.data ?? []) : [];
  const hydrantFeatures = showsHydrants ? (hydrants.data?.geojson.features ?? []) : [];
  const { mapbox_token, style_url } = config.data?.map ?? { mapbox_token: null, style_url: null };
  const summary: readonly (readonly [string, boolean])[] = [
    [responderMap.allBusinesses, showsBusinesses],
    [responderMap.fireHydrants, showsHydrants],
  ];

  return (
    <section className="placard-map-frame" aria-label={responderMap.title}>
      <IncidentMap
        center={[view.center[0], view.center[1]]}
        zoom={view.zoom}
        theme={current.theme}
        label={responderMap.surface}
        {...(mapbox_token !== null && { mapboxToken: mapbox_token })}
        {...(style_url !== null && { styleUrl: style_url })}
        onError={(message) =>
          toasts.show({ tone: "danger", title: common.errorTitle, text: responderMap.mapError(message) })
        }
      >
        <BusinessMarkers sites={sites} />
        <HydrantMarkers hydrants={hydrantFeatures} />
        <RouteLine navigation={navigation} />
      </IncidentMap>

      {hasFilters ? (
        <div className="placard__filters" role="group" aria-label={responderMap.filters}>
          <header>
            <h2>{responderMap.filters}</h2>
            <IconButton
              label={responderMap.closeFilters}
              icon={<X aria-hidden="true" />}
              onPress={() => setFilters(false)}
            />
          </header>
          {mayRead ? undefined : <Banner tone="caution" title={responderMap.pending} />}
          <Checkbox isSelected={showsBusinesses} isDisabled={!mayRead} onChange={setBusinesses}>
            {responderMap.allBusinesses}
          </Checkbox>
          <Checkbox isSelected={showsHydrants} isDisabled={!mayRead} onChange={setHydrants}>
            {responderMap.fireHydrants}
          </Checkbox>
          <h3>{responderMap.activeFilters}</h3>
          <dl>
            {summary.map(([name, isOn]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{isOn ? responderMap.enabled : responderMap.disabled}</dd>
              </div>
            ))}
          </dl>
          <p role="status">
            {showsBusinesses && locations.isPending ? responderMap.loadingBusinesses : undefined}
            {showsHydrants && hydrants.isPending ? responderMap.loadingHydrants : undefined}
          </p>
          {showsBusinesses && locations.isError ? (
            <Banner tone="danger" title={responderMap.businessesFailed} />
          ) : undefined}
          {showsHydrants && hydrants.isError ? <Banner tone="danger" title={responderMap.hydrantsFailed} /> : undefined}
          <PlacesList
            sites={showsBusinesses ? locations.data : undefined}
            hydrants={showsHydrants ? hydrants.data : undefined}
            onShow={(center) => setView({ ...view, center })}
          />
        </div>
      ) : (
        <IconButton
          className="placard__open-filters"
          variant="secondary"
          label={responderMap.openFilters}
          icon={<ListFilter aria-hidden="true" />}
          onPress={() => setFilters(true)}
        />
      )}
      {hasNavigation ? (
        <NavigationCard
          navigation={{
            ...navigation,
            setDestination(place) {
              navigation.setDestination(place);
              setView({ ...view, center: place.center });
            },
          }}
          geocoder={geocoder}
          position={position}
          onLocate={locate}
          onClose={() => setNavigation(false)}
        />
      ) : (
        <Button
          className="placard__open-navigation"
          icon={<NavigationIcon aria-hidden="true" />}
          onPress={() => setNavigation(true)}
        >
          {responderMap.navigation}
        </Button>
      )}
      <IconButton
        className="placard__close-map"
        variant="secondary"
        label={responderMap.close}
        icon={<X aria-hidden="true" />}
        onPress={onClose}
      />
    </section>
  );
}

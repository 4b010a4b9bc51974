import type { GeocodedLocation } from "@placard/api-client";
import { Button } from "@placard/ui";
import { formatMoment } from "../../../lib/format-moment.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { Hydrants } from "./hydrant.ts";

interface PlacesListProps {
  /** Absent while the filter is off or its data has not come. */
  readonly sites: readonly GeocodedLocation[] | undefined;
  readonly hydrants: Hydrants | undefined;
  readonly onShow: (place: readonly [lon: number, lat: number]) => void;
}

/** What the map shows, as lists: for those without a map, and to go to a place. */
export function PlacesList({ sites, hydrants, onShow }: PlacesListProps) {
  const { responderMap } = useMessages();
  return (
    <>
      {sites === undefined ? undefined : (
        <section>
          <h3>{sites.length === 0 ? responderMap.noBusinesses : responderMap.businesses(sites.length)}</h3>
          <ul>
            {sites.map((site) => (
              <li key={site.location_id}>
                <Button
                  variant="quiet"
                  onPress={() =>
                    site.longitude !== null && site.latitude !== null && onShow([site.longitude, site.latitude])
                  }
                >
                  {site.location_name}
                </Button>
                <small>
                  {site.business_name}
                  {site.geocoded ? undefined : ` · ${responderMap.approximate}`}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hydrants === undefined ? undefined : (
        <section>
          <h3>
            {hydrants.geojson.features.length === 0
              ? responderMap.noHydrants
              : responderMap.hydrants(hydrants.geojson.features.length)}
          </h3>
          {hydrants.source === null || hydrants.loaded_at === null ? undefined : (
            <small>{responderMap.hydrantsFrom(hydrants.source, formatMoment(hydrants.loaded_at))}</small>
          )}
        </section>
      )}
    </>
  );
}

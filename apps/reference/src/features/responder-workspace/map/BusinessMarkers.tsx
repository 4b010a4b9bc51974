import type { GeocodedLocation } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { useMapParts } from "@placard/ui/map";
import { Building } from "lucide-react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Blue squares; a press says what is there. */
export function BusinessMarkers({ sites }: { readonly sites: readonly GeocodedLocation[] }) {
  const { responderMap } = useMessages();
  const { Marker } = useMapParts();
  return sites.map((site) => {
    if (site.longitude === null || site.latitude === null) return undefined;
    return (
      <Marker key={site.location_id} longitude={site.longitude} latitude={site.latitude}>
        <DialogTrigger>
          <Button
            className="placard-map-marker"
            data-kind="business"
            aria-label={responderMap.show(site.location_name)}
          >
            <Building aria-hidden="true" />
          </Button>
          <Popover className="placard-map-popup">
            <Dialog aria-label={site.location_name}>
              <h3>{site.location_name}</h3>
              <p>{site.business_name}</p>
              <dl>
                <Row term={responderMap.address} value={site.address} />
                <Row term={responderMap.chemicals} value={formatNumber(site.chemical_count)} />
                {site.square_feet == null ? undefined : (
                  <Row term={responderMap.size} value={responderMap.squareFeet(formatNumber(site.square_feet))} />
                )}
                {site.number_employees == null ? undefined : (
                  <Row term={responderMap.employees} value={formatNumber(site.number_employees)} />
                )}
              </dl>
              {site.geocoded ? undefined : <strong>{responderMap.approximate}</strong>}
            </Dialog>
          </Popover>
        </DialogTrigger>
      </Marker>
    );
  });
}

export function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import type { LonLat } from "@placard/hazmat-core";
import { IncidentMap, useMapParts } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import { useQuery } from "@tanstack/react-query";
import { MapPin, MapPinHouse } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { useMapRegions } from "../../../lib/map/use-map-regions.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useAppearance } from "../../../shell/account/AppearanceProvider.tsx";
import "./PinMap.css";

/** Halifax, Nova Scotia, if no position is known. It is only the start view; the map shows no pin there. */
const DEFAULT_CENTER = [-63.5752, 44.6488] as const;

interface PinMapProps {
  /** Start position of the map; `null` if unknown. */
  readonly around: LonLat | null;
  /** True if `around` is the site and not the middle of its town. */
  readonly isNear: boolean;
  readonly pin: LonLat | null;
  readonly onPick: (center: LonLat) => void;
}

/** A map on which each click sets the pin. */
export function PinMap({ around, isNear, pin, onPick }: PinMapProps) {
  const { locations: texts } = useMessages();
  const { current } = useAppearance();
  const regions = useMapRegions();
  const config = useQuery(configQuery(useApi()));
  const { mapbox_token, style_url } = config.data?.map ?? { mapbox_token: null, style_url: null };
  return (
    <IncidentMap
      center={around ?? DEFAULT_CENTER}
      zoom={isNear ? 16 : 11}
      theme={current.theme}
      label={texts.pinMap}
      regions={regions}
      onPick={onPick}
      {...(mapbox_token !== null && { mapbox: mapboxStreets(mapbox_token) })}
      {...(style_url !== null && { styleUrl: style_url })}
    >
      {pin !== null && <Pin at={pin} />}
    </IncidentMap>
  );
}

/** Clicks pass through to the map below. */
const PRESSED_THROUGH = { pointerEvents: "none" } as const;

/** Marker of the pin. */
export function Pin({ at: [longitude, latitude] }: { readonly at: LonLat }) {
  const { Marker } = useMapParts();
  return (
    <Marker longitude={longitude} latitude={latitude} anchor="bottom" style={PRESSED_THROUGH}>
      <MapPin className="app-pin" aria-hidden="true" />
    </Marker>
  );
}

interface SitePinProps {
  readonly at: LonLat;
  readonly name: string;
}

/** Marker of a site, with its name. */
export function SitePin({ at: [longitude, latitude], name }: SitePinProps) {
  const { Marker } = useMapParts();
  return (
    <Marker longitude={longitude} latitude={latitude} anchor="bottom" style={PRESSED_THROUGH}>
      <MapPinHouse className="app-pin" role="img" aria-label={name} />
    </Marker>
  );
}

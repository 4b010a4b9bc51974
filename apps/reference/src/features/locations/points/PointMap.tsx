import type { Location } from "@placard/api-client";
import type { LonLat } from "@placard/hazmat-core";
import { isApproximatePlace } from "@placard/hazmat-core";

import { SitePointLayer } from "@placard/ui/internal/map";
import { IncidentMap, type SitePoint } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { useMapRegions } from "../../../lib/map/use-map-regions.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useAppearance } from "../../../shell/account/AppearanceProvider.tsx";
import { Pin, SitePin } from "../pin/PinMap.tsx";

/** Halifax, Nova Scotia, if no position is known. It is only the start view; the map shows no point there. */
const DEFAULT_CENTER = [-63.5752, 44.6488] as const;

interface PointMapProps {
  readonly location: Location;
  readonly points: readonly SitePoint[];
  /** Position of the new point. */
  readonly pin: LonLat | null;
  readonly onPick: (center: LonLat) => void;
}

/** The map around a site with its pin and points. A click sets the position of the next point. */
export function PointMap({ location: { name, latitude, longitude, precision }, points, pin, onPick }: PointMapProps) {
  const { plans: texts } = useMessages();
  const { current } = useAppearance();
  const regions = useMapRegions();
  const { mapbox_token, style_url } = useQuery(configQuery(useApi())).data?.map ?? NO_STREETS;
  const [first] = points;
  const site: LonLat | null = latitude === null || longitude === null ? null : [longitude, latitude];
  const isExact = !isApproximatePlace(precision);
  return (
    <IncidentMap
      center={site ?? first?.center ?? DEFAULT_CENTER}
      zoom={site !== null && isExact ? 17 : 13}
      theme={current.theme}
      label={texts.pointMap}
      regions={regions}
      onPick={onPick}
      {...(mapbox_token !== null && { mapbox: mapboxStreets(mapbox_token) })}
      {...(style_url !== null && { styleUrl: style_url })}
    >
      {site !== null && isExact && <SitePin at={site} name={name} />}
      <SitePointLayer points={points} />
      {pin !== null && <Pin at={pin} />}
    </IncidentMap>
  );
}

const NO_STREETS = { mapbox_token: null, style_url: null } as const;

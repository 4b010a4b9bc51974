import type { Location } from "@placard/api-client";
import { isApproximatePlace, type LonLat } from "@placard/hazmat-core";
import type { PlanCorners } from "@placard/hazmat-core/business";
import { PlanOverlay, SitePointLayer } from "@placard/ui/internal/map";
import { IncidentMap, useMapParts } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { sitePoints } from "../../../lib/map/site-points.ts";
import { useMapRegions } from "../../../lib/map/use-map-regions.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useAppearance } from "../../../shell/account/AppearanceProvider.tsx";
import type { PlacementDraft } from "./use-placement-draft.ts";

/** Halifax, Nova Scotia, if no position is known. */
const DEFAULT_CENTER = [-63.5752, 44.6488] as const;
const NO_STREETS = { mapbox_token: null, style_url: null } as const;

interface PlacementMapProps {
  readonly location: Location;
  readonly points: PlacementDraft["points"];
  /** URL of the page as a picture. */
  readonly src: string;
  /** `null` while the plan is not placed. */
  readonly corners: PlanCorners | null;
  readonly onPick: (center: LonLat) => void;
}

/** The map around a site with the plan half transparent on it. A click sets the position of a point. */
export function PlacementMap({ location, points, src, corners, onPick }: PlacementMapProps) {
  const { planPlacement: texts } = useMessages();
  const { current } = useAppearance();
  const regions = useMapRegions();
  const { mapbox_token, style_url } = useQuery(configQuery(useApi())).data?.map ?? NO_STREETS;
  const { longitude, latitude, precision } = location;
  const [opensAt] = useState<LonLat | null>(
    () => middleOf(corners) ?? (longitude === null || latitude === null ? null : [longitude, latitude]),
  );
  const isNear = corners !== null || !isApproximatePlace(precision);
  return (
    <IncidentMap
      center={opensAt ?? DEFAULT_CENTER}
      zoom={opensAt !== null && isNear ? 17 : 13}
      theme={current.theme}
      label={texts.map}
      regions={regions}
      onPick={onPick}
      {...(mapbox_token !== null && { mapbox: mapboxStreets(mapbox_token) })}
      {...(style_url !== null && { styleUrl: style_url })}
    >
      {corners !== null && <PlanOverlay src={src} corners={corners} />}
      <SitePointLayer points={sitePoints(location)} />
      {points.map(({ place }, index) =>
        place === null ? null : (
          <ControlPointMarker key={index === 0 ? "first" : "second"} at={place} number={index + 1} />
        ),
      )}
    </IncidentMap>
  );
}

function middleOf(corners: PlanCorners | null): LonLat | null {
  if (corners === null) return null;
  const [one, , opposite] = corners;
  return [(one[0] + opposite[0]) / 2, (one[1] + opposite[1]) / 2];
}

/** Clicks pass through to the marker or the map below. */
const PRESSED_THROUGH = { pointerEvents: "none" } as const;

function ControlPointMarker({ at: [longitude, latitude], number }: { readonly at: LonLat; readonly number: number }) {
  const { Marker } = useMapParts();
  return (
    <Marker longitude={longitude} latitude={latitude} style={PRESSED_THROUGH}>
      <span className="app-tied-point" aria-hidden="true">
        {number}
      </span>
    </Marker>
  );
}

import { PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
import { useSyncExternalStore } from "react";
import { PlanSymbol } from "../../business/PlanSymbol/PlanSymbol.tsx";
import { pointPlace, type SitePoint } from "../../business/SitePointList/site-point.ts";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { sitePointTexts } from "../../messages/en/business/site-points.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { MARKER_RANKS } from "../MarkerGroups/group-markers.ts";
import { MapPopup } from "../ResponderMap/MapPopup.tsx";
import "./SitePointLayer.css";

export interface SitePointLayerProps {
  /** Points of all sites. Those inside the view are drawn once the map is close enough to distinguish them. */
  points: readonly SitePoint[];
}

/**
 * Minimum zoom. Farther out, the points of each site would form a group, and the map would show counts instead of
 * businesses.
 */
const NEAR_ZOOM = 13;

/**
 * Points that businesses placed on the maps of their sites, drawn into an `IncidentMap` with the symbols of floor
 * plans. Pressing a point shows its kind and who placed it. Overlapping markers become one marker with their number,
 * which lists them when pressed.
 *
 * @example
 * <SitePointLayer points={points} />
 */
export function SitePointLayer({ points }: SitePointLayerProps) {
  const { floorPlan, sitePoints: texts } = useTexts({ ...floorPlanTexts, ...sitePointTexts });
  return useInView(points).map((point) => {
    const name = floorPlan.kinds[point.kind];
    const sign = <PlanSymbol kind={point.kind} size={26} isDecorative />;
    return (
      <MapPopup
        key={point.id}
        id={`point ${point.id}`}
        rank={MARKER_RANKS.point + PLAN_POINT_KINDS.indexOf(point.kind)}
        kind="point"
        state={point.kind}
        center={point.center}
        name={name}
        sign={sign}
      >
        <h3>{name}</h3>
        {point.note === null ? undefined : (
          <p>
            <bdi>{point.note}</bdi>
          </p>
        )}
        <p className="placard__place" dir="ltr">
          {pointPlace(point.center)}
        </p>
        {point.setBy === undefined ? undefined : <p>{texts.setBy(point.setBy)}</p>}
      </MapPopup>
    );
  });
}

/** Points inside the current view. */
function useInView(points: readonly SitePoint[]): readonly SitePoint[] {
  const { map } = useMapParts();
  // A string, which stays equal as long as the same points are visible.
  const shown = useSyncExternalStore(
    (onMove) => {
      map.on("moveend", onMove);
      return () => map.off("moveend", onMove);
    },
    () => idsInView(map, points),
    () => "",
  );
  const ids = new Set(shown.split(" "));
  return points.filter(({ id }) => ids.has(String(id)));
}

function idsInView(map: MapParts["map"], points: readonly SitePoint[]): string {
  const bounds = map.getBounds();
  if (bounds === null || map.getZoom() < NEAR_ZOOM) return "";
  const inView = points.filter(({ center: [lng, lat] }) => bounds.contains({ lng, lat }));
  return inView.map(({ id }) => id).join(" ");
}

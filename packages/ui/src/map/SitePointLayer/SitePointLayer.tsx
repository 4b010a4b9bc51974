import { PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
import { useSyncExternalStore } from "react";
import { PlanSymbol } from "../../business/PlanSymbol/PlanSymbol.tsx";
import { pointPlace, type SitePoint } from "../../business/SitePointList/site-point.ts";
import { floorPlanWords } from "../../messages/en/business/floor-plan.ts";
import { sitePointWords } from "../../messages/en/business/site-points.ts";
import { useWords } from "../../messages/use-words.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { MARKER_RANKS } from "../MarkerGroups/group-markers.ts";
import { MapPopup } from "../ResponderMap/MapPopup.tsx";
import "./SitePointLayer.css";

export interface SitePointLayerProps {
  /** Of all sites that the map may show. Those in view are drawn, once the map is near enough to tell them apart. */
  points: readonly SitePoint[];
}

/** Farther out, every site would be a group of its own points, and the map would show counts instead of businesses. */
const NEAR_ZOOM = 13;

/**
 * What businesses set on the maps of their sites, drawn into an `IncidentMap` with the symbols of floor plans. A press says
 * what it is and who set it. Markers that would overlap are one marker with their number; a press on it lists each.
 *
 * @example
 * <SitePointLayer points={points} />
 */
export function SitePointLayer({ points }: SitePointLayerProps) {
  const { floorPlan, sitePoints: words } = useWords({ ...floorPlanWords, ...sitePointWords });
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
        {point.setBy === undefined ? undefined : <p>{words.setBy(point.setBy)}</p>}
      </MapPopup>
    );
  });
}

/** Those that the map shows now. */
function useInView(points: readonly SitePoint[]): readonly SitePoint[] {
  const { map } = useMapParts();
  // As a text, which is the same one for as long as the same points are in view.
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

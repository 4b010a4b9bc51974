import { useEffect, useState } from "react";
import { PlanSymbol } from "../../business/PlanSymbol/PlanSymbol.tsx";
import { pointPlace, type SitePoint } from "../../business/SitePointList/site-point.ts";
import { floorPlanWords } from "../../messages/en/business/floor-plan.ts";
import { sitePointWords } from "../../messages/en/business/site-points.ts";
import { useWords } from "../../messages/use-words.ts";
import { useMapParts } from "../map-parts.ts";
import { MapPopup } from "../ResponderMap/MapPopup.tsx";
import "./SitePointLayer.css";

export interface SitePointLayerProps {
  /** Of all sites that the map may show. Those in view are drawn, once the map is near enough to tell them apart. */
  points: readonly SitePoint[];
}

/** Farther out, the signs of one site would lie on each other. */
const NEAR_ZOOM = 13;

/**
 * What businesses set on the maps of their sites, drawn into an `IncidentMap` with the symbols of floor plans. A press says
 * what it is and who set it.
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
      <MapPopup key={point.id} kind="point" state={point.kind} center={point.center} name={name} sign={sign}>
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
  const [, look] = useState(0);
  useEffect(() => {
    const onMove = (): void => look((times) => times + 1);
    map.on("moveend", onMove);
    return () => {
      map.off("moveend", onMove);
    };
  }, [map]);
  const bounds = map.getBounds();
  if (bounds === null || map.getZoom() < NEAR_ZOOM) return [];
  return points.filter(({ center: [lng, lat] }) => bounds.contains({ lng, lat }));
}

import { useEffect, useRef } from "react";
import { useMapParts } from "../map-parts.ts";
import { AIMED } from "./aimed.ts";
import type { EngineProps } from "./engine-props.ts";
import { isStill } from "./is-still.ts";

const GLIDE_MS = 320;
const FLIGHT_MS = 2000;

/** Brings the map to a new centre when the caller names one. At once under reduced motion. */
export function MapCamera({ center: [lon, lat], zoom, flies }: Pick<EngineProps, "center" | "zoom" | "flies">) {
  const { map } = useMapParts();
  const shown = useRef(`${lon} ${lat} ${zoom}`);
  useEffect(() => {
    const wanted = `${lon} ${lat} ${zoom}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    const view = { center: [lon, lat] as [number, number], zoom };
    if (isStill(map)) map.jumpTo(view, AIMED);
    else if (flies) map.flyTo({ ...view, duration: FLIGHT_MS }, AIMED);
    else map.easeTo({ ...view, duration: GLIDE_MS }, AIMED);
  }, [map, lon, lat, zoom, flies]);
  return null;
}

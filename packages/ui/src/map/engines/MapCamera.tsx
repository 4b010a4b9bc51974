import type { LonLat } from "@placard/hazmat-core";
import { useEffect, useRef } from "react";
import { useMapParts } from "../map-parts.ts";

/** Brings the map to a new centre when the caller names one. At once under reduced motion, and never in flight. */
export function MapCamera({ center: [lon, lat], zoom }: { center: LonLat; zoom: number }) {
  const { map } = useMapParts();
  const shown = useRef(`${lon} ${lat} ${zoom}`);
  useEffect(() => {
    const wanted = `${lon} ${lat} ${zoom}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    const isStill =
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      map.getContainer().closest(`[data-placard-motion="reduced"]`) !== null;
    map.easeTo({ center: [lon, lat], zoom, duration: isStill ? 0 : 320 });
  }, [map, lon, lat, zoom]);
  return null;
}

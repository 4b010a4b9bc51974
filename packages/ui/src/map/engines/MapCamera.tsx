import { useEffect, useRef } from "react";
import { useMapParts } from "../map-parts.ts";
import { PROGRAMMATIC_MOVE } from "./programmatic-move.ts";
import type { EngineProps } from "./engine-props.ts";
import { isStill } from "./is-still.ts";

const GLIDE_MS = 320;
const FLIGHT_MS = 2000;

interface MapCameraProps extends Pick<EngineProps, "center" | "zoom" | "flies"> {
  /** View with which the map was created. A centre set while the map was loading differs from it. */
  readonly initialView: { readonly longitude: number; readonly latitude: number; readonly zoom: number };
}

/**
 * Moves the map to each new centre, without animation under reduced motion. It must be the last child of the map, so
 * that the listeners of the others are ready.
 */
export function MapCamera({ initialView, center: [lon, lat], zoom, flies }: MapCameraProps) {
  const { map } = useMapParts();
  const shown = useRef(`${initialView.longitude} ${initialView.latitude} ${initialView.zoom}`);
  useEffect(() => {
    const wanted = `${lon} ${lat} ${zoom}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    const view = { center: [lon, lat] as [number, number], zoom };
    if (isStill(map)) map.jumpTo(view, PROGRAMMATIC_MOVE);
    else if (flies) map.flyTo({ ...view, duration: FLIGHT_MS }, PROGRAMMATIC_MOVE);
    else map.easeTo({ ...view, duration: GLIDE_MS }, PROGRAMMATIC_MOVE);
  }, [map, lon, lat, zoom, flies]);
  return null;
}

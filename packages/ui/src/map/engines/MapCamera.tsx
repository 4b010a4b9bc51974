import { useEffect, useRef } from "react";
import { useMapParts } from "../map-parts.ts";
import { AIMED } from "./aimed.ts";
import type { EngineProps } from "./engine-props.ts";
import { isStill } from "./is-still.ts";

const GLIDE_MS = 320;
const FLIGHT_MS = 2000;

interface MapCameraProps extends Pick<EngineProps, "center" | "zoom" | "flies"> {
  /** The view with which the map was created: a centre that was given since, while the map was loading, is new. */
  readonly initialView: { readonly longitude: number; readonly latitude: number; readonly zoom: number };
}

/**
 * Moves the map to each new centre that the caller gives, without animation under reduced motion. It is the last child of
 * the map, so that the others already listen when it moves.
 */
export function MapCamera({ initialView, center: [lon, lat], zoom, flies }: MapCameraProps) {
  const { map } = useMapParts();
  const shown = useRef(`${initialView.longitude} ${initialView.latitude} ${initialView.zoom}`);
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

import { useEffect, useRef } from "react";
import { useMapParts } from "../map-parts.ts";
import type { MapView } from "../ResponderMap/places.ts";
import { isProgrammaticMove } from "./programmatic-move.ts";

interface MapMoveListenerProps {
  /** `byHand`: the user moved the map; otherwise it moved to a view set by the host. */
  readonly onMove: (view: MapView, how: { readonly byHand: boolean }) => void;
}

/** Reports the view after each move. */
export function MapMoveListener({ onMove }: MapMoveListenerProps) {
  const { map } = useMapParts();
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const currentView = (): MapView => {
      const { lng, lat } = map.getCenter();
      return { center: [lng, lat], zoom: map.getZoom() };
    };
    let last = currentView();
    const moved = (event: object): void => {
      const view = currentView();
      // A resize also ends with a move event, in the same view.
      if (isSame(view, last)) return;
      last = view;
      latest.current(view, { byHand: !isProgrammaticMove(event) });
    };
    map.on("moveend", moved);
    return () => {
      map.off("moveend", moved);
    };
  }, [map]);
  return null;
}

const isSame = (one: MapView, other: MapView): boolean =>
  one.zoom === other.zoom && one.center[0] === other.center[0] && one.center[1] === other.center[1];

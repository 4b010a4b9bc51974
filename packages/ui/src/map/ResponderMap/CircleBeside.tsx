import { destination, type LonLat } from "@placard/hazmat-core";
import { useEffect, useRef } from "react";
import { isStill } from "../engines/is-still.ts";
import { useMapParts } from "../map-parts.ts";

/** Between the circle and what stands beside it, px. */
const ROOM_PX = 16;

/** In less a circle says nothing: the map stays where it is, px. */
const LEAST_PX = 140;

const FIT_MS = 600;

interface CircleBesideProps {
  readonly center: LonLat;
  readonly radiusM: number;
}

/**
 * Brings the whole circle between the filters and the navigation card once that is there: one that ends below a card
 * is taken for smaller than it is. Where it is in view already, nothing moves.
 */
export function CircleBeside({ center: [lon, lat], radiusM }: CircleBesideProps) {
  const { map } = useMapParts();
  const isDone = useRef(false);
  useEffect(() => {
    const free = freeOf(map.getContainer());
    if (isDone.current || free === null) return;
    isDone.current = true;
    const reach = (bearing: number): LonLat => destination({ lon, lat }, bearing, radiusM);
    const [[, north], [east], [, south], [west]] = [reach(0), reach(90), reach(180), reach(270)] as const;
    const from = map.project([west, north]);
    const to = map.project([east, south]);
    if (from.x >= free.left && to.x <= free.right && from.y >= free.top && to.y <= free.bottom) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const padding = {
      left: free.left,
      right: clientWidth - free.right,
      top: free.top,
      bottom: clientHeight - free.bottom,
    };
    // Never nearer than someone chose to look.
    map.fitBounds([west, south, east, north], {
      padding,
      maxZoom: map.getZoom(),
      duration: isStill(map) ? 0 : FIT_MS,
    });
  }, [map, lon, lat, radiusM]);
  return null;
}

/** What filters and card leave of the map between them, px of the map; `null` where that is too little. */
function freeOf(container: HTMLElement) {
  const box = container.getBoundingClientRect();
  const panels = container.closest(".placard-responder-map");
  const free = { left: ROOM_PX, right: box.width - ROOM_PX, top: ROOM_PX, bottom: box.height - ROOM_PX };
  for (const panel of panels?.querySelectorAll(".placard-map-filters, .placard-navigation") ?? []) {
    const { left, right } = panel.getBoundingClientRect();
    // Which of both stands left is a matter of the writing direction.
    if ((left + right) / 2 < (box.left + box.right) / 2) free.left = Math.max(free.left, right - box.left + ROOM_PX);
    else free.right = Math.min(free.right, left - box.left - ROOM_PX);
  }
  return free.right - free.left < LEAST_PX ? null : free;
}

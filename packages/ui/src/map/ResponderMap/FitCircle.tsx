import { destination, type LonLat } from "@placard/hazmat-core";
import { useEffect, useRef } from "react";
import { isStill } from "../engines/is-still.ts";
import { useMapParts } from "../map-parts.ts";

/** Gap between the circle and the elements beside it, px. */
const MARGIN_PX = 16;

/** Minimum space for a useful circle, px. With less, the map does not move. */
const MIN_PX = 140;

const FIT_MS = 600;

interface FitCircleProps {
  readonly center: LonLat;
  readonly radiusM: number;
}

/**
 * Moves the map so that the full circle is between the filters and the navigation card, once the card is mounted: a
 * circle that ends below a card looks smaller than it is. Does nothing if the circle is already visible.
 */
export function FitCircle({ center: [lon, lat], radiusM }: FitCircleProps) {
  const { map } = useMapParts();
  const isDone = useRef(false);
  useEffect(() => {
    const free = freeMapArea(map.getContainer());
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
    // Never zooms in further than the user has.
    map.fitBounds([west, south, east, north], {
      padding,
      maxZoom: map.getZoom(),
      duration: isStill(map) ? 0 : FIT_MS,
    });
  }, [map, lon, lat, radiusM]);
  return null;
}

/** Space between filters and card, px of the map; `null` if it is too small. */
function freeMapArea(container: HTMLElement) {
  const box = container.getBoundingClientRect();
  const panels = container.closest(".placard-responder-map");
  const free = { left: MARGIN_PX, right: box.width - MARGIN_PX, top: MARGIN_PX, bottom: box.height - MARGIN_PX };
  for (const panel of panels?.querySelectorAll(".placard-map-filters, .placard-navigation") ?? []) {
    const { left, right } = panel.getBoundingClientRect();
    // The order of the two depends on the writing direction.
    if ((left + right) / 2 < (box.left + box.right) / 2) free.left = Math.max(free.left, right - box.left + MARGIN_PX);
    else free.right = Math.min(free.right, left - box.left - MARGIN_PX);
  }
  return free.right - free.left < MIN_PX ? null : free;
}

import { useCallback, useRef } from "react";
import { bestSpot, take, type Spot } from "./toast-spots.ts";

/** Height at the end of the window that the toasts take, read by the style sheets of pages and dialogs. */
const ROOM = "--placard-toast-room";

/** Gap between the toasts and the content above them, px. */
const GAP_PX = 12;

/**
 * Positions the toasts where they cover no controls, while there are any: in the row that a page marks with
 * `data-placard-toast-row`, such as its header, else at the end of the window. In the latter case it sets their height
 * on the root.
 *
 * @returns the `ref` of their region
 */
export function useToastPlace(): (region: HTMLElement | null) => void {
  const leave = useRef<() => void>(undefined);
  return useCallback((region) => {
    leave.current?.();
    leave.current = region === null ? undefined : keepPlaced(region);
  }, []);
}

/** @returns a function that stops it */
function keepPlaced(region: HTMLElement): () => void {
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => put(region, bestSpot(region)));
  };
  const resized = new ResizeObserver(later);
  const changed = new MutationObserver((records) => {
    if (records.some(({ target }) => !region.contains(target))) later();
  });
  resized.observe(region);
  changed.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", later);
  addEventListener("scroll", later, { capture: true, passive: true });
  put(region, bestSpot(region));
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    removeEventListener("resize", later);
    removeEventListener("scroll", later, { capture: true });
    document.documentElement.style.removeProperty(ROOM);
  };
}

function put(region: HTMLElement, spot: Spot): void {
  const root = document.documentElement.style;
  take(region, spot.at, spot.width);
  region.style.setProperty("--placard-_x", `${spot.x}px`);
  region.style.setProperty("--placard-_y", `${spot.y}px`);
  if (spot.at === "row") root.removeProperty(ROOM);
  else root.setProperty(ROOM, `${Math.ceil(window.innerHeight - spot.y) + GAP_PX}px`);
}

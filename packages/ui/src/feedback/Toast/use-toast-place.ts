import { useCallback, useRef } from "react";
import { bestSpot, applySpot, type Spot } from "./toast-spots.ts";

/** Height at the end of the window that the toasts take, read by the style sheets of pages and dialogs. */
const ROOM_PROPERTY = "--placard-toast-room";

/** Gap between the toasts and the content above them, px. */
const GAP_PX = 12;

/**
 * Positions the toasts where they cover no controls, while there are any: in the row that a page marks with
 * `data-placard-toast-row`, such as its header, else at the end of the window, else above the figures there. At the end
 * it sets their height on the root.
 *
 * @returns the `ref` of their region
 */
export function useToastPlace(): (region: HTMLElement | null) => void {
  const leave = useRef<() => void>(undefined);
  return useCallback((region) => {
    leave.current?.();
    leave.current = region === null ? undefined : trackPlacement(region);
  }, []);
}

/** @returns a function that stops it */
function trackPlacement(region: HTMLElement): () => void {
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => applyPlacement(region, bestSpot(region)));
  };
  const resized = new ResizeObserver(later);
  const changed = new MutationObserver((records) => {
    if (records.some(({ target }) => !region.contains(target))) later();
  });
  resized.observe(region);
  changed.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", later);
  addEventListener("scroll", later, { capture: true, passive: true });
  applyPlacement(region, bestSpot(region));
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    removeEventListener("resize", later);
    removeEventListener("scroll", later, { capture: true });
    document.documentElement.style.removeProperty(ROOM_PROPERTY);
  };
}

function applyPlacement(region: HTMLElement, spot: Spot): void {
  const root = document.documentElement.style;
  applySpot(region, spot.at, spot.width);
  region.style.setProperty("--placard-_x", `${spot.x}px`);
  region.style.setProperty("--placard-_y", `${spot.y}px`);
  if (spot.at !== "end") root.removeProperty(ROOM_PROPERTY);
  else root.setProperty(ROOM_PROPERTY, `${Math.ceil(window.innerHeight - spot.y) + GAP_PX}px`);
}

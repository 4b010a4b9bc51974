import { useCallback, useRef } from "react";
import { applySpot, bestSpot, isStillFree, type Spot } from "./toast-spots.ts";

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
  let spot: Spot;
  let size: DOMRect;
  const place = (): void => {
    spot = bestSpot(region);
    applyPlacement(region, spot);
    size = region.getBoundingClientRect();
  };
  let frame = 0;
  /** In the next frame, places the toasts anew unless they still cover nothing needed. */
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { width, height } = region.getBoundingClientRect();
      if (width !== size.width || height !== size.height || !isStillFree(region, spot)) place();
    });
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver((records) => {
    if (records.some(({ target }) => !region.contains(target))) look();
  });
  resized.observe(region);
  changed.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", look);
  addEventListener("scroll", look, { capture: true, passive: true });
  place();
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    changed.disconnect();
    removeEventListener("resize", look);
    removeEventListener("scroll", look, { capture: true });
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

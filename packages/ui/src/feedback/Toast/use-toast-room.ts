import { useCallback, useRef } from "react";

/** How much of the end of the window the toasts take, read by the style sheets of pages and dialogs. */
const ROOM = "--placard-toast-room";

/** Between the toasts and what ends above them, px. */
const GAP_PX = 12;

/**
 * Says on the root how much room the toasts take, as long as there are any.
 *
 * @returns the `ref` of their region
 */
export function useToastRoom(): (region: HTMLElement | null) => void {
  const watching = useRef<ResizeObserver | null>(null);
  return useCallback((region) => {
    watching.current?.disconnect();
    const { style } = document.documentElement;
    if (region === null) {
      style.removeProperty(ROOM);
      return;
    }
    watching.current = new ResizeObserver(() => {
      style.setProperty(ROOM, `${Math.ceil(window.innerHeight - region.getBoundingClientRect().top) + GAP_PX}px`);
    });
    watching.current.observe(region);
  }, []);
}

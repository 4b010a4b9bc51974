import { useEffect, useSyncExternalStore, type RefObject } from "react";
import { fullscreenIn, onFullscreenChange } from "../../internal/fullscreen.ts";
import { useMapParts } from "../map-parts.ts";

interface Fullscreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Full screen of the map. Escape leaves it. `null` if the browser does not support it: an iPhone supports it only for
 * videos.
 *
 * @param button - toggles it, and gets the focus afterwards
 */
export function useFullscreen(button: RefObject<HTMLButtonElement | null>): Fullscreen | null {
  const { map } = useMapParts();
  const container = map.getContainer();
  const shown = useSyncExternalStore(onFullscreenChange, () => fullscreenIn(container.getRootNode()));
  // Includes the lists and cards around the map, if there are any.
  const whole =
    container.closest<HTMLElement>(".placard-responder-map") ?? container.closest<HTMLElement>(".placard-map");
  const isOn = whole !== null && shown === whole;
  useEffect(() => (isOn ? leaveByEscape(whole, button) : undefined), [isOn, whole, button]);
  if (!document.fullscreenEnabled || whole === null) return null;
  return {
    isOn,
    toggle() {
      // A browser may refuse, for example in a frame without permission. The map then stays unchanged.
      void (isOn ? document.exitFullscreen() : whole.requestFullscreen()).catch(() => undefined);
    },
  };
}

/** Open elements that Escape closes first. */
const OPEN = "[role='listbox'], [role='menu'], [role='dialog'], [role='alertdialog'], [aria-expanded='true']";

/**
 * Leaves full screen on Escape where the browser does not handle the key, such as in a frame or an installed app.
 * Escape then has no other effect. After leaving full screen in any way, the focus moves from the map to the button.
 *
 * @returns a function that stops it
 */
function leaveByEscape(whole: HTMLElement, button: RefObject<HTMLButtonElement | null>): () => void {
  const root = whole.getRootNode() as Document | ShadowRoot;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || (event.target instanceof Element && event.target.closest(OPEN) !== null)) return;
    event.stopPropagation();
    void document.exitFullscreen().catch(() => undefined);
  };
  document.addEventListener("keydown", onKey, { capture: true });
  return () => {
    document.removeEventListener("keydown", onKey, { capture: true });
    const at = root.activeElement;
    if (at === null || at === document.body || whole.contains(at)) button.current?.focus({ preventScroll: true });
  };
}

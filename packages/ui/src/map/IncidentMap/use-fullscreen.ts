import { useEffect, useSyncExternalStore, type RefObject } from "react";
import { fullscreenIn, onFullscreenChange } from "../../internal/fullscreen.ts";
import { useMapParts } from "../map-parts.ts";

interface Fullscreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * The map over the whole screen, and back; Escape leaves it. `null` where the browser cannot: an iPhone shows videos alone.
 *
 * @param button - toggles it: the focus comes back to it
 */
export function useFullscreen(button: RefObject<HTMLButtonElement | null>): Fullscreen | null {
  const { map } = useMapParts();
  const container = map.getContainer();
  const shown = useSyncExternalStore(onFullscreenChange, () => fullscreenIn(container.getRootNode()));
  // With the lists and cards around its surface, where there are any.
  const whole =
    container.closest<HTMLElement>(".placard-responder-map") ?? container.closest<HTMLElement>(".placard-map");
  const isOn = whole !== null && shown === whole;
  useEffect(() => (isOn ? leaveByEscape(whole, button) : undefined), [isOn, whole, button]);
  if (!document.fullscreenEnabled || whole === null) return null;
  return {
    isOn,
    toggle() {
      // A browser may refuse, as in a frame without leave: then the map stays as it is.
      void (isOn ? document.exitFullscreen() : whole.requestFullscreen()).catch(() => undefined);
    },
  };
}

/** What closes first when it is open. */
const OPEN = "[role='listbox'], [role='menu'], [role='dialog'], [role='alertdialog'], [aria-expanded='true']";

/**
 * Escape leaves the whole screen where the browser does not take the key for itself, as in a frame or an app without its
 * bars, and leaves nothing else with it. However it was left, a focus that was on the map goes to the button.
 *
 * @returns ends it
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

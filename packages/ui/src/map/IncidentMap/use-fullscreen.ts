import { useSyncExternalStore } from "react";
import { useMapParts } from "../map-parts.ts";

/** A map with all that stands on it: where there is one, with the lists and cards around its surface. */
export const WHOLE_MAP = ".placard-responder-map, .placard-map";

interface Fullscreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The map over the whole screen, and back; Escape leaves it. `null` where the browser cannot: an iPhone shows videos alone. */
export function useFullscreen(): Fullscreen | null {
  const { map } = useMapParts();
  const container = map.getContainer();
  const shown = useSyncExternalStore(listen, () => shownIn(container.getRootNode()));
  const whole = container.closest(".placard-responder-map") ?? container.closest(".placard-map");
  if (!document.fullscreenEnabled || whole === null) return null;
  const isOn = shown === whole;
  return {
    isOn,
    toggle() {
      // A browser may refuse, as in a frame without leave: then the map stays as it is.
      void (isOn ? document.exitFullscreen() : whole.requestFullscreen()).catch(() => undefined);
    },
  };
}

/** Inside of a custom element its root knows; the document knows the element alone. */
function shownIn(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.fullscreenElement : document.fullscreenElement;
}

function listen(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

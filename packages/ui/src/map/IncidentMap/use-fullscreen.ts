import { useSyncExternalStore } from "react";
import { fullscreenIn, onFullscreenChange } from "../../internal/fullscreen.ts";
import { useMapParts } from "../map-parts.ts";

interface Fullscreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The map over the whole screen, and back; Escape leaves it. `null` where the browser cannot: an iPhone shows videos alone. */
export function useFullscreen(): Fullscreen | null {
  const { map } = useMapParts();
  const container = map.getContainer();
  const shown = useSyncExternalStore(onFullscreenChange, () => fullscreenIn(container.getRootNode()));
  // With the lists and cards around its surface, where there are any.
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

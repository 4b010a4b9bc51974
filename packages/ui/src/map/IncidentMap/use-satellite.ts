import { useState } from "react";
import type { BasemapKind } from "./engine-choice.ts";

/** Satellite imagery as a basemap. */
export interface Satellite {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Reason why there is none: the Mapbox map did not load, or bright images would impair night vision. */
  readonly missing: "fallen" | "night" | null;
}

/**
 * Satellite imagery with streets is the basemap of a map with a token until the user switches it off. The choice is
 * remembered while the theme is `night`, which has no imagery.
 *
 * @returns `null` without a token: the switch is then hidden, because imagery would never be available
 */
export function useSatellite(ground: BasemapKind, token: string | undefined, theme: string): Satellite | null {
  const [isWanted, setWanted] = useState(true);
  if (token === undefined || token === "") return null;
  const missing = ground !== "mapbox" ? "fallen" : theme === "night" ? "night" : null;
  return { isOn: isWanted && missing === null, toggle: () => setWanted(!isWanted), missing };
}

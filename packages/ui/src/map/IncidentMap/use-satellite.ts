import { useState } from "react";
import type { Ground } from "./engine-choice.ts";

/** Pictures from above as the ground of a map. */
export interface Satellite {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Why there are none: the map they come with did not load, or they would blind someone at night. */
  readonly missing: "fallen" | "night" | null;
}

/**
 * Pictures with streets are the ground of a map with a token, until someone switches them off. The choice is kept while
 * the theme is `night`, in which there are none.
 *
 * @returns `null` without a token: pictures are not offered where no one at the map could ever have them
 */
export function useSatellite(ground: Ground, token: string | undefined, theme: string): Satellite | null {
  const [isWanted, setWanted] = useState(true);
  if (token === undefined || token === "") return null;
  const missing = ground !== "mapbox" ? "fallen" : theme === "night" ? "night" : null;
  return { isOn: isWanted && missing === null, toggle: () => setWanted(!isWanted), missing };
}

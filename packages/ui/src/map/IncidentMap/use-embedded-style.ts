import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useMemo, useState } from "react";
import { embeddedStyle } from "../basemap/embedded-style.ts";
import { loadBasemap, type Basemap } from "../basemap/load-basemap.ts";
import type { MapColours } from "../colours.ts";

/**
 * The embedded style in the colours of the theme.
 *
 * @param colours - `null` while they are not known or another ground is drawn: nothing is then loaded
 * @returns `null` until the basemap is there
 */
export function useEmbeddedStyle(colours: MapColours | null): StyleSpecification | null {
  const [basemap, setBasemap] = useState<Basemap | null>(null);
  const isWanted = colours !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void loadBasemap().then((loaded) => {
      if (isCurrent) setBasemap(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return useMemo(
    () => (basemap === null || colours === null ? null : embeddedStyle(basemap, colours)),
    [basemap, colours],
  );
}

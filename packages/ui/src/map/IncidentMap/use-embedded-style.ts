import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useMemo, useState } from "react";
import { embeddedStyle } from "../basemap/embedded-style.ts";
import { loadBasemap, type Basemap } from "../basemap/load-basemap.ts";
import type { MapColours } from "../colours.ts";

/**
 * The embedded style in the colours of the theme.
 *
 * @param colours - `null` while they are not known or another basemap is drawn: nothing is loaded then
 * @returns `null` until the basemap is loaded; throws during render if loading failed, for an error boundary
 */
export function useEmbeddedStyle(colours: MapColours | null): StyleSpecification | null {
  const [basemap, setBasemap] = useState<Basemap | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const isWanted = colours !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadBasemap().then(
      (loaded) => isCurrent && setBasemap(loaded),
      (error: unknown) => isCurrent && setFailure(new Error("The basemap could not be loaded.", { cause: error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  const style = useMemo(
    () => (basemap === null || colours === null ? null : embeddedStyle(basemap, colours)),
    [basemap, colours],
  );
  if (failure !== null) throw failure;
  return style;
}

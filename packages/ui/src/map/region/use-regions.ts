import { useEffect, useRef, useState } from "react";
import { useMapParts } from "../map-parts.ts";
import { overlap, REGION_ZOOM } from "./basemap-detail.ts";
import { readRegionPack, type MapRegion, type RegionPack } from "./region-pack.ts";

export interface RegionsInView {
  readonly packs: readonly RegionPack[];
  /** Names of visible regions that could not be loaded. They are requested again when the map moves. */
  readonly missing: readonly string[];
}

const NOTHING: RegionsInView = { packs: [], missing: [] };

/** Loads regions as they become visible. Loaded regions stay as long as the map. */
export function useRegions(regions: readonly MapRegion[]): RegionsInView {
  const { map } = useMapParts();
  const [loadedRegions, setLoadedRegions] = useState(NOTHING);
  const requestedIds = useRef(new Set<string>());

  useEffect(() => {
    const bring = async ({ name, bring: fetchPack }: MapRegion): Promise<void> => {
      requestedIds.current.add(name);
      const read = await fetchPack().then(readRegionPack, () => null);
      if (read?.ok === true) {
        const pack = read.value;
        setLoadedRegions(({ packs, missing }) => ({
          packs: [...packs, pack],
          missing: missing.filter((other) => other !== name),
        }));
      } else {
        requestedIds.current.delete(name);
        setLoadedRegions(({ packs, missing }) => ({ packs, missing: [...new Set([...missing, name])] }));
      }
    };
    const updateView = (): void => {
      const bounds = map.getBounds();
      if (bounds === null || map.getZoom() < REGION_ZOOM) return;
      const [[west, south], [east, north]] = bounds.toArray();
      for (const region of regions) {
        if (!requestedIds.current.has(region.name) && overlap(region.bbox, [west, south, east, north]))
          void bring(region);
      }
    };
    updateView();
    map.on("moveend", updateView);
    return () => {
      map.off("moveend", updateView);
    };
  }, [map, regions]);

  return loadedRegions;
}

import { useEffect, useRef, useState } from "react";
import { useMapParts } from "../map-parts.ts";
import { overlap, REGION_ZOOM } from "./ground-detail.ts";
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
  const [held, setHeld] = useState(NOTHING);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const bring = async ({ name, bring: fetchPack }: MapRegion): Promise<void> => {
      asked.current.add(name);
      const read = await fetchPack().then(readRegionPack, () => null);
      if (read?.ok === true) {
        const pack = read.value;
        setHeld(({ packs, missing }) => ({
          packs: [...packs, pack],
          missing: missing.filter((other) => other !== name),
        }));
      } else {
        asked.current.delete(name);
        setHeld(({ packs, missing }) => ({ packs, missing: [...new Set([...missing, name])] }));
      }
    };
    const look = (): void => {
      const bounds = map.getBounds();
      if (bounds === null || map.getZoom() < REGION_ZOOM) return;
      const [[west, south], [east, north]] = bounds.toArray();
      for (const region of regions) {
        if (!asked.current.has(region.name) && overlap(region.bbox, [west, south, east, north])) void bring(region);
      }
    };
    look();
    map.on("moveend", look);
    return () => {
      map.off("moveend", look);
    };
  }, [map, regions]);

  return held;
}

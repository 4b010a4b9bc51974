import type { GeoJSONSource } from "maplibre-gl";
import { useEffect } from "react";
import { useMapParts } from "../map-parts.ts";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import { CHUNK, hydrantPoints } from "./hydrant-features.ts";

/**
 * Gives a list to a source of the map a part at a time, so that 100 000 points never hold the page: each part waits until
 * the engine has taken the one before.
 *
 * @param target - the source, once it stands in the style of the map
 */
export function useHydrantFeed(target: GeoJSONSource | undefined, hydrants: readonly HydrantPlace[]): void {
  const { map, canAddPoints } = useMapParts();
  useEffect(() => {
    let isCurrent = true;
    const feed = async (): Promise<void> => {
      if (target === undefined) return;
      if (!canAddPoints) {
        const starts = Array.from({ length: Math.ceil(hydrants.length / CHUNK) }, (_, turn) => turn * CHUNK);
        void target.setData({
          type: "FeatureCollection",
          features: starts.flatMap((at) => hydrantPoints(hydrants, at)),
        });
        return;
      }
      await target.updateData({ removeAll: true });
      for (let start = 0; start < hydrants.length; start += CHUNK) {
        if (!isCurrent || map.getSource(target.id) !== target) return;
        await target.updateData({ add: hydrantPoints(hydrants, start) });
      }
    };
    void feed();
    return () => {
      isCurrent = false;
    };
  }, [map, target, hydrants, canAddPoints]);
}

import type { GeoJSONSource } from "maplibre-gl";
import { useEffect } from "react";
import { useMapParts } from "../map-parts.ts";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import { CHUNK, hydrantPoints } from "./hydrant-features.ts";

/**
 * Passes a list to a source of the map in chunks, so that 100 000 points never block the page. Each chunk waits until
 * the engine has processed the previous one.
 *
 * @param target - the source, once the style of the map contains it
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

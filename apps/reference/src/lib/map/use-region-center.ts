import type { LonLat } from "@placard/hazmat-core";
import type { MapRegion } from "@placard/ui/map";
import { useMapRegions } from "./use-map-regions.ts";

/** Centre of the first region whose map the server has; `null` without one. Typed coordinates are expected around it. */
export function useRegionCenter(): LonLat | null {
  const [region] = useMapRegions();
  return region === undefined ? null : centerOf(region.bbox);
}

/** Centre of a bounding box. A box across the 180th meridian has its west edge east of its east edge. */
export function centerOf([west, south, east, north]: MapRegion["bbox"]): LonLat {
  const lon = (west + (east < west ? east + 360 : east)) / 2;
  return [lon > 180 ? lon - 360 : lon, (south + north) / 2];
}

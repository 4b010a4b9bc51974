import type { LonLat } from "@placard/hazmat-core";
import { useEffect, useState } from "react";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { ringLabels } from "./ring-features.ts";

/** Half the size of the longest label, "1 500 m", with padding, px. */
const HALF = { width: 38, height: 16 } as const;

/** Labels of the rings, placed again after each move of the map. */
export function useRingLabels(
  [lon, lat]: LonLat,
  radii: readonly number[],
  towardsDeg: number,
): ReturnType<typeof ringLabels> {
  const { map } = useMapParts();
  const [labels, setLabels] = useState(() => ringLabels([lon, lat], [], towardsDeg, () => true));
  useEffect(() => {
    const place = (): void => setLabels(ringLabels([lon, lat], radii, towardsDeg, (at) => isWhole(map, at)));
    place();
    map.on("moveend", place);
    map.on("resize", place);
    return () => {
      map.off("moveend", place);
      map.off("resize", place);
    };
  }, [map, lon, lat, radii, towardsDeg]);
  return labels;
}

function isWhole(map: MapParts["map"], [lon, lat]: LonLat): boolean {
  const { x, y } = map.project([lon, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  return x >= HALF.width && y >= HALF.height && x <= clientWidth - HALF.width && y <= clientHeight - HALF.height;
}

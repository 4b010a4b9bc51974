import type { LonLat } from "@placard/hazmat-core";
import { useEffect, useMemo, useState } from "react";
import { colourOf } from "../colours.ts";
import { useMapParts } from "../map-parts.ts";
import { ringLines } from "./ring-features.ts";
import { ringRadii } from "./ring-steps.ts";
import { useRingLabels } from "./use-ring-labels.ts";

export interface RangeRingsProps {
  /** Centre of the rings. */
  center: LonLat;
  /** Direction of the distance labels, degrees clockwise from north: away from what is drawn. Default 200. */
  labelsTowardsDeg?: number;
}

/**
 * Distances and bearings around a position: four rings at round distances that fit the zoom, and a spoke every 45°.
 * Accurate regardless of the detail of the basemap.
 *
 * @example
 * <IncidentMap center={place} theme="dark">
 *   <RangeRings center={place} />
 * </IncidentMap>;
 */
export function RangeRings({ center: [lon, lat], labelsTowardsDeg = 200 }: RangeRingsProps) {
  const { map, Source, Layer, colours, below, labelFont, isPicture } = useMapParts();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const updateZoom = (): void => setZoom(Math.round(map.getZoom() * 4) / 4); // smaller zoom changes do not affect the rings
    updateZoom();
    map.on("zoom", updateZoom);
    return () => {
      map.off("zoom", updateZoom);
    };
  }, [map]);
  // Keeps the same array for the same rings, so that they are not drawn again with each change of the zoom.
  const key = ringRadii(zoom, lat).join(" ");
  const radii = useMemo(() => key.split(" ").map(Number), [key]);
  const lines = useMemo(() => ringLines([lon, lat], radii), [lon, lat, radii]);
  const labels = useRingLabels([lon, lat], radii, labelsTowardsDeg);
  const under = below === undefined ? {} : { beforeId: below };
  const ink = colourOf(colours, "--placard-map-label");
  const halo = colourOf(colours, "--placard-map-halo");
  return (
    <>
      <Source id="placard-rings" type="geojson" data={lines}>
        <Layer
          {...under}
          id="placard-ring-casing"
          type="line"
          layout={{ visibility: isPicture ? "visible" : "none" }}
          paint={{ "line-color": halo, "line-width": 4, "line-opacity": 0.7 }}
        />
        <Layer
          {...under}
          id="placard-ring-lines"
          type="line"
          paint={{
            "line-color": ink,
            "line-width": isPicture ? 1.5 : 1,
            "line-opacity": isPicture ? 1 : 0.55,
            "line-dasharray": [2, 4],
          }}
        />
      </Source>
      <Source id="placard-ring-labels" type="geojson" data={labels}>
        <Layer
          {...under}
          id="placard-ring-labels"
          type="symbol"
          layout={{ "text-field": ["get", "text"], "text-font": labelFont, "text-size": 13 }}
          paint={{
            "text-color": ink,
            "text-halo-color": halo,
            "text-halo-width": isPicture ? 2.5 : 1.5,
          }}
        />
      </Source>
    </>
  );
}

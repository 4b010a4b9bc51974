import type { LonLat, Path, ReleaseZone } from "@placard/hazmat-core";
import { ZONE_IDS } from "@placard/hazmat-core/scene";
import { useMemo } from "react";
import { mapTexts } from "../../messages/en/map/map.ts";
import { zoneTexts } from "../../messages/en/plume/zones.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { EvacuationCircle, FormatLimit, ProtectiveZone } from "../../plume/ZoneTable/zone-lines.ts";
import { colourOf } from "../colours.ts";
import { useMapParts } from "../map-parts.ts";
import { TipPlates } from "./TipPlates.tsx";
import { drawnZones, swingFeatures, zoneFeatures } from "./zone-features.ts";
import { byZone, CASING_PX, FILL_OPACITY, linePaint, ZONE_LINES_BEGIN } from "./zone-paint.ts";

export interface PlumeLayersProps {
  /** Position of the release. */
  origin: LonLat;
  /** Zones to draw. */
  zones: readonly ReleaseZone[];
  /** Isolation circle around the release. */
  evacuation?: EvacuationCircle;
  /** Protective action zone, drawn with or without a plume. */
  protective?: ProtectiveZone;
  /** Ids of the visible layers; default: all. */
  visible?: readonly string[];
  /** Formats the limits on the plates; default: as printed in the source. */
  formatLimit?: FormatLimit;
  /** Dotted lines between which the plume may swing, from the core. */
  swingLines?: readonly Path[];
}

/** The release marker stays visible above other markers, and lets presses through to them. */
const IN_SIGHT = { zIndex: 2, pointerEvents: "none" } as const;

/**
 * Draws the zones of a release: largest at the bottom, each with its own casing, line and dash, and a plate at its end.
 */
export function PlumeLayers({
  origin,
  zones,
  evacuation,
  protective,
  visible,
  formatLimit,
  swingLines,
}: PlumeLayersProps) {
  const { zones: zoneLabels } = useTexts(zoneTexts);
  const { map: mapLabels } = useTexts(mapTexts);
  const { Source, Layer, Marker, colours, below, isPicture } = useMapParts();
  const [lon, lat] = origin;
  const drawn = useMemo(
    () =>
      drawnZones(
        [lon, lat],
        zones,
        { ...(evacuation !== undefined && { evacuation }), ...(protective !== undefined && { protective }) },
        {
          evacuation: zoneLabels.evacuation,
          protective: zoneLabels.protective,
          allRound: mapLabels.allRound,
        },
        formatLimit,
      ).filter(({ id }) => visible?.includes(id) ?? true),
    [lon, lat, zones, evacuation, protective, visible, formatLimit, zoneLabels, mapLabels],
  );
  const under = below === undefined ? {} : { beforeId: below };

  return (
    <>
      <Source id="placard-zones" type="geojson" data={zoneFeatures(drawn)}>
        <Layer
          {...under}
          id="placard-zone-fill"
          type="fill"
          layout={{ "fill-sort-key": ["get", "rank"] }}
          paint={{ "fill-color": byZone("--placard-plume-", ZONE_IDS, colours), "fill-opacity": FILL_OPACITY }}
        />
        <Layer
          {...under}
          id={ZONE_LINES_BEGIN}
          type="line"
          layout={{ "line-sort-key": ["get", "rank"], "line-join": "round" }}
          paint={{ "line-color": byZone("--placard-map-casing-", ZONE_IDS, colours), "line-width": CASING_PX }}
        />
        {ZONE_IDS.toReversed().map((zone) => (
          <Layer
            key={zone}
            {...under}
            id={`placard-zone-${zone}`}
            type="line"
            filter={["==", ["get", "zone"], zone]}
            layout={{ "line-cap": zone === "idlh" ? "round" : "butt", "line-join": "round" }}
            paint={linePaint(zone, colours)}
          />
        ))}
      </Source>
      {swingLines === undefined || swingLines.length === 0 ? undefined : (
        <Source id="placard-swing" type="geojson" data={swingFeatures(swingLines)}>
          <Layer
            {...under}
            id="placard-swing-casing"
            type="line"
            layout={{ visibility: isPicture ? "visible" : "none" }}
            paint={{
              "line-color": colourOf(colours, "--placard-map-halo"),
              "line-width": 6,
              "line-opacity": 0.7,
            }}
          />
          <Layer
            {...under}
            id="placard-swing-lines"
            type="line"
            layout={{ "line-cap": "round" }}
            paint={{
              "line-color": colourOf(colours, "--placard-map-label"),
              "line-width": 2,
              "line-dasharray": [0.1, 3],
            }}
          />
        </Source>
      )}
      <Marker longitude={lon} latitude={lat} style={IN_SIGHT}>
        <span className="placard-origin" role="img" aria-label={mapLabels.origin} />
      </Marker>
      <TipPlates zones={drawn} origin={origin} />
    </>
  );
}

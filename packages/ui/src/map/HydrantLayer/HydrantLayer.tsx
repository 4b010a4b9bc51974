import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification, GeoJSONSource, MapMouseEvent } from "maplibre-gl";
import { useEffect, useState } from "react";
import { hydrantTexts } from "../../messages/en/map/hydrants.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { colourOf } from "../colours.ts";
import { useMapParts } from "../map-parts.ts";
import { MapPopup, Row } from "../ResponderMap/MapPopup.tsx";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import { HYDRANT_SIGNS } from "./hydrant-features.ts";
import { hydrantState } from "./hydrant-state.ts";
import { useHydrantFeed } from "./use-hydrant-feed.ts";

export interface HydrantLayerProps {
  /**
   * Hydrants, in any number: the engine draws and clusters them without DOM elements. Pass the same array in every
   * render.
   */
  hydrants: readonly HydrantPlace[];
  /** Layer above the hydrants, once it exists. Default: the hydrants are on top. */
  under?: string;
}

const SOURCE = "placard-hydrants";
const POINTS = "placard-hydrant-points";
const CLUSTERS = "placard-hydrant-clusters";
/** Below this zoom, hydrants close together are one symbol with their number. */
const CLUSTERED_BELOW = 14;
/** From this zoom on, each hydrant has its name below it. */
const LABELLED_FROM = 17;
/** Margin around a symbol for touch, px to each side. */
const REACH_PX = 22;
const EMPTY: FeatureCollection = { type: "FeatureCollection", features: [] };
const SIGN: ExpressionSpecification = [
  "match",
  ["get", "state"],
  "in-service",
  HYDRANT_SIGNS["in-service"],
  "out-of-service",
  HYDRANT_SIGNS["out-of-service"],
  HYDRANT_SIGNS.unknown,
];
const IN_SERVICE: ExpressionSpecification = ["==", ["get", "state"], "in-service"];

/**
 * Hydrants drawn into an `IncidentMap`: red dots with a symbol for their service state, and numbers for clusters.
 * Pressing a hydrant shows its data.
 *
 * @example
 * <IncidentMap center={[-63.57, 44.65]} theme="dark">
 *   <HydrantLayer hydrants={hydrants} />
 * </IncidentMap>;
 */
export function HydrantLayer({ hydrants, under }: HydrantLayerProps) {
  const { map, Source, Layer, colours, labelFont } = useMapParts();
  const [source, setSource] = useState<GeoJSONSource>();
  const [isUnder, setUnder] = useState(false);
  const [picked, setPicked] = useState<HydrantPlace | null>(null);
  useHydrantFeed(source, hydrants);

  useEffect(() => {
    // After a change of style, the source of this name is new and empty.
    const updateView = (): void => {
      setSource(map.getSource<GeoJSONSource>(SOURCE)); // both engines return a GeoJSON source here
      setUnder(under !== undefined && map.getLayer(under) !== undefined);
    };
    updateView();
    map.on("styledata", updateView);
    return () => {
      map.off("styledata", updateView);
    };
  }, [map, under]);

  useEffect(() => {
    const press = ({ point: { x, y } }: MapMouseEvent): void => {
      const layers = [POINTS, CLUSTERS].filter((layer) => map.getLayer(layer) !== undefined);
      const [hit] = map.queryRenderedFeatures(
        [
          [x - REACH_PX, y - REACH_PX],
          [x + REACH_PX, y + REACH_PX],
        ],
        { layers },
      );
      if (hit?.geometry.type !== "Point") return;
      const [lon = 0, lat = 0] = hit.geometry.coordinates;
      if (hit.layer.id === CLUSTERS) map.jumpTo({ center: [lon, lat], zoom: map.getZoom() + 2 });
      else setPicked(hydrants[Number(hit.id)] ?? null);
    };
    map.on("click", press);
    return () => {
      map.off("click", press);
    };
  }, [map, hydrants]);

  const order = under !== undefined && isUnder ? { beforeId: under } : {};
  const red = colourOf(colours, "--placard-map-hydrant");
  const paper = colourOf(colours, "--placard-map-route-casing");
  return (
    <>
      <Source id={SOURCE} type="geojson" data={EMPTY} cluster clusterMaxZoom={CLUSTERED_BELOW - 1} clusterRadius={48}>
        <Layer
          {...order}
          id={CLUSTERS}
          type="circle"
          filter={["has", "point_count"]}
          paint={{
            "circle-color": red,
            "circle-radius": ["step", ["get", "point_count"], 16, 100, 20, 1000, 26],
            "circle-stroke-color": paper,
            "circle-stroke-width": 2,
          }}
        />
        <Layer
          {...order}
          id="placard-hydrant-counts"
          type="symbol"
          filter={["has", "point_count"]}
          layout={{
            "text-field": ["get", "point_count_abbreviated"],
            "text-font": labelFont,
            "text-size": 14,
            "text-allow-overlap": true,
          }}
          paint={{ "text-color": paper }}
        />
        <Layer
          {...order}
          id={POINTS}
          type="circle"
          filter={["!", ["has", "point_count"]]}
          paint={{
            "circle-color": ["case", IN_SERVICE, red, paper],
            "circle-radius": 12,
            "circle-stroke-color": ["case", IN_SERVICE, paper, red],
            "circle-stroke-width": 2.5,
          }}
        />
        <Layer
          {...order}
          id="placard-hydrant-signs"
          type="symbol"
          filter={["!", ["has", "point_count"]]}
          layout={{
            "text-field": SIGN,
            "text-font": labelFont,
            "text-size": 15,
            "text-allow-overlap": true,
          }}
          paint={{ "text-color": ["case", IN_SERVICE, paper, red] }}
        />
        <Layer
          {...order}
          id="placard-hydrant-labels"
          type="symbol"
          minzoom={LABELLED_FROM}
          filter={["!", ["has", "point_count"]]}
          layout={{
            "text-field": ["get", "label"],
            "text-font": labelFont,
            "text-size": 13,
            "text-anchor": "top",
            "text-offset": [0, 1.2],
            "text-optional": true,
          }}
          paint={{
            "text-color": colourOf(colours, "--placard-map-label"),
            "text-halo-color": colourOf(colours, "--placard-map-halo"),
            "text-halo-width": 1.5,
          }}
        />
      </Source>
      {picked === null ? undefined : (
        <PickedHydrant key={picked.center.join(",")} hydrant={picked} onClose={() => setPicked(null)} />
      )}
    </>
  );
}

interface PickedHydrantProps {
  readonly hydrant: HydrantPlace;
  readonly onClose: () => void;
}

function PickedHydrant({ hydrant: { center, facility, type, status }, onClose }: PickedHydrantProps) {
  const { hydrants: texts } = useTexts(hydrantTexts);
  const state = hydrantState(status);
  return (
    <MapPopup
      kind="hydrant"
      center={center}
      state={state}
      name={`${facility ?? texts.unnumbered}, ${texts.states[state]}`}
      sign={HYDRANT_SIGNS[state]}
      onClose={onClose}
    >
      <dl>
        <Row term={texts.facility} value={facility ?? texts.notOnFile} />
        <Row term={texts.type} value={type ?? texts.notOnFile} />
        <Row term={texts.status} value={status ?? texts.notOnFile} />
      </dl>
    </MapPopup>
  );
}

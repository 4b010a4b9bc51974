import type { FeatureCollection, Polygon } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { BASEMAP_TOP_LAYER } from "../basemap/embedded-style.ts";
import { colourOf } from "../colours.ts";
import { useMapParts } from "../map-parts.ts";
import { REGION_ZOOM } from "./basemap-detail.ts";
import type { BoundingBox, RegionPack } from "./region-pack.ts";

/** Basemap of a region, over the world map and below all overlays: land, water, parks, buildings, streets. */
export function RegionLayers({ pack }: { readonly pack: RegionPack }) {
  const { Source, Layer, colours } = useMapParts();
  const of = (name: string): string => colourOf(colours, `--placard-map-${name}`);
  const id = (layer: string): string => `placard-region ${pack.name} ${layer}`;
  const near = { beforeId: BASEMAP_TOP_LAYER, minzoom: REGION_ZOOM };
  const fills = [
    ["land", rectangle(pack.bbox)],
    ["water", pack.water],
    ["park", pack.parks],
    ["building", pack.buildings],
  ] as const;
  return (
    <>
      {fills.map(([name, data]) => (
        <Source key={name} id={id(name)} type="geojson" data={data}>
          <Layer
            {...near}
            {...(name === "building" && { minzoom: BUILDING_ZOOM })}
            id={id(name)}
            type="fill"
            paint={{ "fill-color": of(name), "fill-antialias": name !== "land" }}
          />
        </Source>
      ))}
      <Source id={id("roads")} type="geojson" data={pack.roads}>
        <Layer
          {...near}
          id={id("street-edge")}
          type="line"
          layout={{ "line-cap": "round", "line-join": "round" }}
          paint={{ "line-color": of("street-edge"), "line-width": widths(1.5) }}
        />
        <Layer
          {...near}
          id={id("street")}
          type="line"
          layout={{ "line-cap": "round", "line-join": "round" }}
          paint={{ "line-color": of("street"), "line-width": widths(0) }}
        />
      </Source>
    </>
  );
}

/** Zoom from which buildings are drawn: before, they would be dots. */
const BUILDING_ZOOM = 13;

/** Widths of a street by zoom, px, plus its edge. */
function widths(edge: number): ExpressionSpecification {
  return [
    "interpolate",
    ["exponential", 1.4],
    ["zoom"],
    9,
    0.6 + edge / 2,
    13,
    2 + edge,
    16,
    6 + 2 * edge,
    19,
    16 + 2 * edge,
  ];
}

function rectangle([west, south, east, north]: BoundingBox): FeatureCollection<Polygon> {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } }],
  };
}

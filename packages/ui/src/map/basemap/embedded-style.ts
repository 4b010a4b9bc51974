import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import { colourOf, type MapColours } from "../colours.ts";
import { BROWSER_FONT } from "../engines/label-font.ts";
import type { Basemap } from "./load-basemap.ts";

/** Layer above the overlays, so that labels stay on top. */
export const LABEL_LAYER = "placard-towns";

/** Layer between the basemap of a region and the overlays. It draws nothing. */
export const BASEMAP_TOP_LAYER = "placard-ground-top";

/** Zoom from which no coast is drawn. */
export const COASTLESS_ZOOM = 11.5;

/** A simple map of land, water, borders and towns. The browser draws the labels, without glyph files or network. */
export function embeddedStyle(basemap: Basemap, colours: MapColours): StyleSpecification {
  const of = (name: string): string => colourOf(colours, name);
  // At close zoom the coarse coast would put a quay into the sea, so it fades into a neutral ground.
  const fading = (from: string): ExpressionSpecification => [
    "interpolate",
    ["linear"],
    ["zoom"],
    10,
    from,
    COASTLESS_ZOOM,
    of("--placard-map-uncharted"),
  ];
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: basemap.land },
      borders: { type: "geojson", data: basemap.borders },
      towns: { type: "geojson", data: basemap.towns },
    },
    layers: [
      { id: "placard-water", type: "background", paint: { "background-color": fading(of("--placard-map-water")) } },
      { id: "placard-land", type: "fill", source: "land", paint: { "fill-color": fading(of("--placard-map-land")) } },
      {
        id: "placard-borders",
        type: "line",
        source: "borders",
        paint: { "line-color": of("--placard-color-border-strong"), "line-width": 1, "line-dasharray": [4, 2] },
      },
      { id: BASEMAP_TOP_LAYER, type: "line", source: "borders", layout: { visibility: "none" } },
      {
        id: LABEL_LAYER,
        type: "symbol",
        source: "towns",
        layout: {
          "text-field": ["get", "name"],
          "text-font": [...BROWSER_FONT],
          "text-size": 14,
          "symbol-sort-key": ["-", 0, ["get", "thousands"]],
          "text-max-width": 8,
        },
        paint: {
          "text-color": of("--placard-map-label"),
          "text-halo-color": of("--placard-map-halo"),
          "text-halo-width": 1.5,
        },
      },
    ],
  };
}

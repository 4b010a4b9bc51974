import type { ExpressionSpecification, StyleSpecification } from "maplibre-gl";
import { colourOf, type MapColours } from "../colours.ts";
import type { Basemap } from "./load-basemap.ts";

/** The layer below which overlays go, so that labels stay on top. */
export const LABEL_LAYER = "placard-towns";

/** From this zoom on no coast is drawn. */
export const COASTLESS_ZOOM = 11.5;

/** A quiet map of land, water, borders and towns. Labels are drawn by the browser: no glyph files, no network. */
export function embeddedStyle(basemap: Basemap, colours: MapColours): StyleSpecification {
  const of = (name: string): string => colourOf(colours, name);
  // From this close on the coast of so small a map would put a quay into the sea: it fades to plain ground.
  const ground: ExpressionSpecification = [
    "interpolate",
    ["linear"],
    ["zoom"],
    10,
    of("--placard-map-water"),
    COASTLESS_ZOOM,
    of("--placard-map-land"),
  ];
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: basemap.land },
      borders: { type: "geojson", data: basemap.borders },
      towns: { type: "geojson", data: basemap.towns },
    },
    layers: [
      { id: "placard-water", type: "background", paint: { "background-color": ground } },
      { id: "placard-land", type: "fill", source: "land", paint: { "fill-color": of("--placard-map-land") } },
      {
        id: "placard-borders",
        type: "line",
        source: "borders",
        paint: { "line-color": of("--placard-color-border-strong"), "line-width": 1, "line-dasharray": [4, 2] },
      },
      {
        id: LABEL_LAYER,
        type: "symbol",
        source: "towns",
        layout: {
          "text-field": ["get", "name"],
          "text-font": ["sans-serif"],
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

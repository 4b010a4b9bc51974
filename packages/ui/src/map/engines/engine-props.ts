import type { LonLat } from "@placard/hazmat-core";
import type { StyleSpecification } from "maplibre-gl";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { MapColours } from "../colours.ts";

/** What every engine takes. */
export interface EngineProps {
  readonly center: LonLat;
  readonly zoom: number;
  /** A new centre is flown to, so that someone sees from where to where. */
  readonly flies: boolean;
  readonly colours: MapColours;
  /** A style to draw, or the address of one. */
  readonly mapStyle: StyleSpecification | string;
  /** The style is made of pictures from above: what lies on it needs more around it. */
  readonly isPicture: boolean;
  /** The layer that overlays stay below, where the style is ours. */
  readonly below: string | undefined;
  /** Names the surface that the arrow keys move; the region around it has a name of its own. */
  readonly surfaceLabel: string;
  /** Needed by Mapbox alone. */
  readonly token: string | undefined;
  readonly onLoad: () => void;
  readonly onError: (message: string) => void;
  readonly onPick: ((place: LonLat) => void) | undefined;
  readonly children: ReactNode;
}

/** Streets of Mapbox, with what draws them. Made by `mapboxStreets` of `@placard/ui/map/mapbox`. */
export interface MapboxStreets {
  /** A public token (`pk.`). */
  readonly token: string;
  /** Brings the engine. Always the same function. */
  readonly bring: () => Promise<{ readonly default: ComponentType<EngineProps> }>;
}

/** The scale bar in the colours of the map's own writing. */
export const SCALE_STYLE: CSSProperties = {
  background: "var(--placard-map-scale-ground, transparent)",
  borderColor: "var(--placard-map-label)",
  color: "var(--placard-map-label)",
  font: "13px var(--placard-font-ui)",
};

import type { LonLat } from "@placard/hazmat-core";
import type { StyleSpecification } from "maplibre-gl";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { MapColours } from "../colours.ts";

/** Props of every engine. */
export interface EngineProps {
  readonly center: LonLat;
  readonly zoom: number;
  /** Animates the move to a new centre, so that the user can follow it. */
  readonly flies: boolean;
  readonly colours: MapColours;
  /** A style object, or the URL of one. */
  readonly mapStyle: StyleSpecification | string;
  /** True if the style is satellite imagery, on which overlays need stronger outlines. */
  readonly isPicture: boolean;
  /** Layer above the overlays, if the style is from this package. */
  readonly below: string | undefined;
  /** Accessible name of the surface that the arrow keys move. The region around it has its own name. */
  readonly surfaceLabel: string;
  /** Needed only by Mapbox. */
  readonly token: string | undefined;
  readonly onLoad: () => void;
  readonly onError: (message: string) => void;
  readonly onPick: ((place: LonLat) => void) | undefined;
  readonly children: ReactNode;
}

/** Mapbox streets with their engine. Created by `mapboxStreets` of `@placard/ui/map/mapbox`. */
export interface MapboxStreets {
  /** A public token (`pk.`). */
  readonly token: string;
  /** Loads the engine. Must be the same function in every render. */
  readonly bring: () => Promise<{ readonly default: ComponentType<EngineProps> }>;
}

/** Style of the scale bar, in the text colours of the map. */
export const SCALE_STYLE: CSSProperties = {
  background: "var(--placard-map-scale-ground, transparent)",
  borderColor: "var(--placard-map-label)",
  color: "var(--placard-map-label)",
  font: "13px var(--placard-font-ui)",
};

import { createContext, useContext } from "react";
import type { Layer, MapRef, Marker, Source } from "react-map-gl/maplibre";
import type { MapColours } from "./colours.ts";

/** What the engine in use gives to the overlays, so that they are written once. */
export interface MapParts {
  readonly Source: typeof Source;
  readonly Layer: typeof Layer;
  readonly Marker: typeof Marker;
  readonly map: MapRef;
  readonly colours: MapColours;
  /** The ground is made of pictures from above: thin lines need a casing on it. */
  readonly isPicture: boolean;
  /** The font in which overlays write: one that the style in use has glyphs of. */
  readonly labelFont: string[];
  /** True if points can be added to a source part by part. */
  readonly canAddPoints: boolean;
  /** The layer to stay below; `undefined` where the style is not ours. */
  readonly below: string | undefined;
}

export const MapPartsContext = createContext<MapParts | null>(null);

/**
 * The parts of the map around a component.
 *
 * @throws RangeError outside an `IncidentMap`
 */
export function useMapParts(): MapParts {
  const parts = useContext(MapPartsContext);
  if (parts === null) throw new RangeError("This component draws on a map. Put it inside an IncidentMap.");
  return parts;
}

import { createContext, useContext } from "react";
import type { Layer, MapRef, Marker, Source } from "react-map-gl/maplibre";
import type { MapColours } from "./colours.ts";

/** Interface between overlays and the engine in use, so that overlays are written only once. */
export interface MapParts {
  readonly Source: typeof Source;
  readonly Layer: typeof Layer;
  readonly Marker: typeof Marker;
  readonly map: MapRef;
  readonly colours: MapColours;
  /** True if the basemap is satellite imagery: thin lines need a casing on it. */
  readonly isPicture: boolean;
  /** Font for overlays, for which the current style has glyphs. */
  readonly labelFont: string[];
  /** True if points can be added to a source in chunks. */
  readonly canAddPoints: boolean;
  /** Layer above the overlays; `undefined` if the style is not from this package. */
  readonly below: string | undefined;
}

export const MapPartsContext = createContext<MapParts | null>(null);

/**
 * Returns the parts of the surrounding map.
 *
 * @throws RangeError outside an `IncidentMap`
 */
export function useMapParts(): MapParts {
  const parts = useContext(MapPartsContext);
  if (parts === null) throw new RangeError("This component draws on a map. Put it inside an IncidentMap.");
  return parts;
}

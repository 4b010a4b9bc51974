/** Mapbox streets. It has its own entry point, so that a host that does not import it can build without `mapbox-gl`. */
import type { MapboxStreets } from "./engines/engine-props.ts";

export type { MapboxStreets };

const loadMapbox: MapboxStreets["bring"] = () => import("./engines/MapboxEngine.tsx");

/**
 * Satellite images with streets for a map, drawn by `mapbox-gl`, which the host installs. It loads with the first map.
 * A button on the map switches to streets only. The theme `night` has dark streets.
 *
 * @param token a public token of Mapbox, `pk.…`
 * @example
 * import { IncidentMap } from "@placard/ui/map";
 * import { mapboxStreets } from "@placard/ui/map/mapbox";
 *
 * <IncidentMap center={[-63.57, 44.65]} theme="light" mapbox={mapboxStreets(token)} />;
 */
export function mapboxStreets(token: string): MapboxStreets {
  return { token, bring: loadMapbox };
}

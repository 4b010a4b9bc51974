import { loadMapLibre } from "../engines/load-maplibre.ts";
import { loadBasemap } from "../basemap/load-basemap.ts";

/**
 * Preloads the map for use without token or style: the engine and the world map in the package, about 500 kB gzip. The
 * map then opens offline. Rejects if a part could not be loaded.
 */
export async function preloadIncidentMap(): Promise<void> {
  await Promise.all([loadMapLibre(), loadBasemap()]);
}

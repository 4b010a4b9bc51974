import { loadBasemap } from "../basemap/load-basemap.ts";

/**
 * Brings what the map draws with when it has neither token nor style: the engine and the world that ships in the
 * package, about 500 kB gzip. From then on it opens with the network off. Rejects when a part could not be brought.
 */
export async function preloadIncidentMap(): Promise<void> {
  await Promise.all([import("../engines/MapLibreEngine.tsx"), loadBasemap()]);
}

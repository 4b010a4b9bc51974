import type { MapboxStreets } from "./engine-props.ts";

/**
 * Loads the engine that needs no token, and finds its worker.
 *
 * @throws WorkerNotFoundError if the page has no worker for the engine; TypeError if a file could not be loaded
 */
export const loadMapLibre: MapboxStreets["bring"] = async () => {
  const [engine, { findWorker }] = await Promise.all([import("./MapLibreEngine.tsx"), import("./maplibre-worker.ts")]);
  await findWorker();
  return engine;
};

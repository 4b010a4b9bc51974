import { getWorkerUrl, setWorkerUrl } from "maplibre-gl";

/**
 * Sets the URL of the engine's worker, unless the page has already done so (`setWorkerUrl` of `maplibre-gl`). The `new
 * URL` form is a web standard, which Vite, webpack, Rspack, Turbopack and Parcel all convert into a file of the build.
 * With a bundler that leaves it unchanged, the file is missing: the engine reports the error, and the map shows it.
 */
export function configureWorker(): void {
  if (getWorkerUrl() !== "") return;
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
}

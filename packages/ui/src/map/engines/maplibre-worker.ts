import { getWorkerUrl, setWorkerUrl } from "maplibre-gl";

/**
 * Tells the engine where its worker is, unless the page did so itself (`setWorkerUrl` of `maplibre-gl`). The form is that
 * of web standards, which Vite, webpack, Rspack, Turbopack and Parcel all turn into a file of the build. A bundler that
 * leaves it as it stands asks for a file that is not there: the engine then reports it, and the map says so.
 */
export function bringWorker(): void {
  if (getWorkerUrl() !== "") return;
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
}

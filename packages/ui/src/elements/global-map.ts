/**
 * Script that adds the plume map to a page without a build: `dist/elements-map.global.js`. Its worker,
 * `elements-map.worker.js`, is in the same folder.
 */
import { setWorkerUrl } from "maplibre-gl";
import { definePlumeMap } from "./plume-map.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) setWorkerUrl(new URL("elements-map.worker.js", script.src).href);

definePlumeMap();

/**
 * Script for a page without a build that shows the plume map: `dist/elements-map.global.js`. It has every element, so the
 * page does not need `elements.global.js`, and loads React and the data once. Its worker, `elements-map.worker.js`, is in
 * the same folder.
 */
import { setWorkerUrl } from "maplibre-gl";
import { defineElements } from "./index.ts";
import { definePlumeMap } from "./plume-map.ts";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) setWorkerUrl(new URL("elements-map.worker.js", script.src).href);

defineElements();
definePlumeMap();

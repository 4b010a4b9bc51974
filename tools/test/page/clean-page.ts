import { cleanup } from "@testing-library/react";
import { prewarm } from "maplibre-gl";
import { afterEach } from "vitest";
import { configureWorker } from "../../../packages/ui/src/map/engines/maplibre-worker.ts";
import { queue, toasts } from "../../../packages/ui/src/feedback/Toast/toasts.ts";
import { drawFewMapPixels } from "./few-map-pixels.ts";

/** Attributes of the document by which a test or the app sets theme, density and area. */
const APPEARANCE = ["data-placard-theme", "data-placard-density", "data-placard-area"] as const;

// Test files share a page: each test's content, toasts and appearance are removed before the next test.
afterEach(() => {
  cleanup();
  toasts.clear();
  for (const name of APPEARANCE) document.documentElement.removeAttribute(name);
});

drawFewMapPixels();
// Keeps the worker of the maps, which each test with a map would load again.
configureWorker();
prewarm();

/** Method of the library, also if an earlier test file has replaced it. */
const { add }: Pick<typeof queue, "add"> = Object.getPrototypeOf(queue);

// Toasts stay until they are closed: a test on a busy machine may look for a toast after its display time.
queue.add = (message, { timeout: _, ...options } = {}) => add.call(queue, message, options);

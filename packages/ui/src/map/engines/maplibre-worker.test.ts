import { expect, it } from "vitest";
import { WorkerNotFoundError, workerCandidates } from "./maplibre-worker.ts";

it.each([
  ["http://localhost/assets/maplibre-gl-worker-a1b2.mjs", []],
  ["http://localhost/own/worker.js", []],
  [
    "http://localhost:5173/node_modules/@placard/ui/dist/maplibre-gl/dist/maplibre-gl-worker.mjs",
    [
      "http://localhost:5173/node_modules/@placard/ui/dist/maplibre-gl/dist/maplibre-gl-worker.mjs",
      "http://localhost:5173/node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs",
    ],
  ],
  [
    "http://localhost/maplibre-gl/dist/maplibre-gl-worker.mjs",
    ["http://localhost/maplibre-gl/dist/maplibre-gl-worker.mjs"],
  ],
])("looks for the worker of %s only if no bundler made a file of it", (configured, candidates) => {
  expect(workerCandidates(configured)).toEqual(candidates);
});

it("states the missing address and what to do", () => {
  const { message } = new WorkerNotFoundError("http://localhost/maplibre-gl/dist/maplibre-gl-worker.mjs");
  expect(message).toMatch(/not found at http:\/\/localhost\/maplibre-gl.* call setWorkerUrl/);
});

import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { alex } from "../../test/people.ts";
import { clearDevice, CONFIG, renderApp } from "../../test/render-app.tsx";

const halifax = {
  name: "Halifax harbour",
  bbox: [-63.68, 44.6, -63.48, 44.74],
  edition: "2026-11-21",
  path: "/regions/halifax-test.json",
  bytes: 133_000,
};
const forget = () => caches.delete("placard-regions");
const at = (regions: readonly (typeof halifax)[]) =>
  renderApp("/responder", {
    "GET /session": { user: alex },
    "GET /get-config": { ...CONFIG, map: { ...CONFIG.map, regions } },
  });

beforeEach(async () => {
  await clearDevice();
  await forget();
});
afterEach(forget);

it("names the region whose map is saved on the device", async () => {
  const cache = await caches.open("placard-regions");
  await cache.put(halifax.path, new Response("{}"));
  at([halifax]);
  await screen.findByText("Map of Halifax harbour");
  screen.getByText("Saved on this device. Elsewhere: coast and towns only");
  expect(screen.queryByText("Streets not loaded")).toBeNull();
});

it("reports that the map of a region is not saved on the device", async () => {
  // Too large to be downloaded before it is requested.
  at([{ ...halifax, bytes: 50_000_000 }]);
  expect(await screen.findByText("Map of Halifax harbour needs a network connection")).toBeTruthy();
});

it("reports that streets are not loaded if the server has no region", async () => {
  at([]);
  expect(await screen.findByText("Streets not loaded")).toBeTruthy();
});

import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { installPacked } from "../pack/pack.ts";
import { serveFolder } from "../pack/serve-folder.ts";
import { middleColour } from "./drawn-colours.ts";
import { IMAGE_COLOUR, LIGHT_COLOUR, standInForMapbox } from "./mapbox-stand-in.ts";

let app: string;
let browser: Browser;

beforeAll(async () => {
  const installed = ["react", "react-dom", "maplibre-gl", "mapbox-gl", "react-map-gl", "vite"];
  app = await installPacked(inject("archives"), installed, join(import.meta.dirname, "mapbox"), ["hazmat-core", "ui"]);
  await promisify(execFile)(process.execPath, [join(app, "node_modules/vite/bin/vite.js"), "build"], { cwd: app });
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

it("draws satellite images with streets first with a token, and streets alone after a press", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  const asked = await standInForMapbox(page, site.url);
  await page.goto(site.url);
  const map = page.locator("canvas.mapboxgl-canvas");
  const satellite = page.getByRole("button", { name: "Satellite images", exact: true });
  await satellite.waitFor();
  expect(await satellite.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => middleColour(map)).toEqual(IMAGE_COLOUR);
  expect(asked.styles).toEqual(["satellite-streets-v12"]);
  await satellite.click();
  await expect.poll(() => middleColour(map)).toEqual(LIGHT_COLOUR);
  await satellite.click();
  await expect.poll(() => middleColour(map)).toEqual(IMAGE_COLOUR);
  expect(asked).toEqual({ styles: ["satellite-streets-v12", "light-v11", "satellite-streets-v12"], foreign: [] });
  expect(await page.getByText(/did not load|Map not showing yet/).count()).toBe(0);
  await page.close();
}, 240_000);

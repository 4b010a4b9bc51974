import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { cardAndMap } from "./card-and-map.ts";
import { installNextHost, removeHost, startBuiltNext, startNextDevelopment } from "./next-host.ts";

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await installNextHost(inject("archives"));
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await removeHost(app);
});

// `hosts.test.ts` checks every component in the build of Turbopack.
it.each([
  ["the build of webpack", () => startBuiltNext(app, "webpack")],
  ["the development server of webpack", () => startNextDevelopment(app, "webpack")],
  ["the development server of Turbopack", () => startNextDevelopment(app, "Turbopack")],
])(
  "shows a card and draws a map without configuration in Next with %s",
  async (_name, start) => {
    await using site = await start();
    expect(await cardAndMap(browser, site.url, { map: "map" })).toEqual({ errors: [], foreign: [] });
  },
  600_000,
);

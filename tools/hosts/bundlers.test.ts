import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { BUNDLER_HOSTS, installBundlerHost } from "./bundler-hosts.ts";
import { cardAndMap } from "./card-and-map.ts";

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await installBundlerHost(inject("archives"));
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

it.each(BUNDLER_HOSTS)(
  "shows a card and draws a map without configuration with %s",
  async (_name, start) => {
    await using site = await start(app);
    expect(await cardAndMap(browser, site.url)).toEqual({ errors: [], foreign: [] });
  },
  600_000,
);

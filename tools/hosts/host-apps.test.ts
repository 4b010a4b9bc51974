import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { listen } from "../pack/hostile/element-pages.ts";
import type { ServedFolder } from "../pack/serve-folder.ts";
import { cardAndMap, isFetched } from "./card-and-map.ts";
import { drawsEveryPiece, hydrated } from "./every-piece.ts";
import { HOST_APPS, HOSTS, type Host } from "./host-apps.ts";
import { folderBytes, installedBytes, writeHostTable, type HostRow } from "./host-table.ts";
import { ownLines } from "./own-lines.ts";

/** Maximum time for a build while other work runs, ms. */
const BUILD_MS = 600_000;

const apps = new Map<Host["app"], string>();
const rows: HostRow[] = [];
let browser: Browser;

beforeAll(async () => {
  for (const app of ["bundlers", "next", "plain"] as const) apps.set(app, await HOST_APPS[app](inject("archives")));
  browser = await chromium.launch(await chromiumLaunch());
}, BUILD_MS);

afterAll(async () => {
  const names = HOSTS.map(({ name }) => name);
  console.log(writeHostTable(rows, names));
  await browser?.close();
  for (const app of apps.values()) await rm(dirname(app), { recursive: true, force: true });
});

function folderOf({ app }: Host): string {
  const folder = apps.get(app);
  if (folder === undefined) throw new Error(`The app ${app} is not installed.`);
  return folder;
}

/** Size of what the host installs for its page, bytes: the packages with React and the map, or the copied scripts. */
function installSize(host: Host): number {
  const packages = ["@placard/ui", "@placard/hazmat-core", "react", "react-dom", "maplibre-gl", "react-map-gl"];
  return host.app === "plain" ? folderBytes(folderOf(host)) : installedBytes(folderOf(host), packages);
}

describe.each(HOSTS)("$name", (host) => {
  let site: ServedFolder;
  beforeAll(async () => {
    site = await host.start(folderOf(host));
  }, BUILD_MS);
  afterAll(() => site?.[Symbol.asyncDispose]());

  it(
    "shows a card and draws a map without configuration",
    async () => {
      const { errors, foreign, bytes } = await cardAndMap(browser, site.url);
      expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
      const page = join(import.meta.dirname, host.page);
      rows.push({
        name: host.name,
        ownLines: ownLines(page),
        installed: installSize(host),
        bytes,
        consoleErrors: errors.length,
      });
    },
    BUILD_MS,
  );

  it("has at most ten lines of code for the first card", () => {
    expect(ownLines(join(import.meta.dirname, host.page))).toBeLessThanOrEqual(10);
  });

  it.runIf(host.rendersAll).each([
    ["card", /7782-50-5/],
    ["", /role="combobox"/],
    ["plume", /Loading map/],
    ["pieces", /Reactivity|Keep apart/],
  ])("renders /%s on the server", async (path, drawn) => {
    expect(await (await fetch(site.url + path)).text()).toMatch(drawn);
  });

  it.runIf(host.rendersAll)(
    "renders every component and the map of a plume",
    async () => {
      const page = await browser.newPage();
      const heard = listen(page, site.url);
      await page.goto(`${site.url}pieces`);
      await hydrated(page);
      await drawsEveryPiece(page);
      expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
      await page.close();
    },
    180_000,
  );
});

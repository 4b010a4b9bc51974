import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { listen } from "../pack/hostile/element-pages.ts";
import { serveFolder, type ServedFolder } from "../pack/serve-folder.ts";
import { isFetched } from "./card-and-map.ts";
import { drawnColours } from "./drawn-colours.ts";
import { drawsEveryPiece } from "./every-piece.ts";
import { servePlain, writePlainHost } from "./host-apps.ts";
import { ownLines } from "./own-lines.ts";
import { buildReact18Host } from "./vite-host.ts";

/** Maximum time for a build while other work runs, ms. */
const BUILD_MS = 600_000;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser?.close());

/** Enters a number and reads its card. */
async function readChlorine(page: Page | FrameLocator, search = "body"): Promise<string> {
  await page.locator(search).getByRole("combobox").fill("1017");
  const card = page.locator(search).getByRole("article", { name: /chlorine/i });
  await card.waitFor();
  return card.innerText();
}

it.each([
  ["Vite with React 19", "../pack/consumer/main.tsx"],
  ["Vite with React 18", "vite-react-18/main.jsx"],
  ["Next, on the client", "next/app/page.jsx"],
  ["Next, on the server", "next/app/card/page.jsx"],
  ["a page without a build, and in a frame", "plain/index.html"],
  ["the map of a plume on a page without a build", "plain/plume.html"],
  ["the module on a page without a build", "plain/module.html"],
])("%s: shows the first card in at most ten lines of code", (_host, file) => {
  expect(ownLines(join(import.meta.dirname, file))).toBeLessThanOrEqual(10);
});

describe("Vite with React 18.3", () => {
  let app: string;
  let site: ServedFolder;
  beforeAll(async () => {
    app = await buildReact18Host(inject("archives"));
    site = await serveFolder(join(app, "dist"));
  }, BUILD_MS);
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
  });

  it("runs on React 18.3", () => {
    const manifest = JSON.parse(readFileSync(join(app, "node_modules/react/package.json"), "utf8")) as object;
    expect(manifest).toMatchObject({ version: "18.3.1" });
  });

  it("shows the card without an error or a third-party request", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url);
    expect(await readChlorine(page)).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it("loads every entry point on a server", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["import-all.mjs"], { cwd: app });
    expect(Number(stdout)).toBeGreaterThan(10);
  }, 60_000);

  it("renders every component and the map of a plume", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(`${site.url}pieces.html`);
    await drawsEveryPiece(page);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 180_000);

  it("shows the first card on a slow connection", async () => {
    const page = await browser.newPage();
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    await page.goto(site.url);
    const box = page.getByRole("combobox");
    await box.waitFor();
    await box.focus();
    let bytes = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.keyboard.type("1017");
    const card = page.getByRole("article", { name: /chlorine/i });
    await card.waitFor();
    expect(await card.isVisible()).toBe(true);
    console.log(`First card: ${(bytes / 1000).toFixed(0)} kB from the first key.`);
    await page.close();
  }, 120_000);
});

describe("a page without a build", () => {
  let own: string;
  let site: ServedFolder;
  let portal: ServedFolder;

  beforeAll(async () => {
    own = await writePlainHost(inject("archives"));
    site = await servePlain(own);
    portal = await serveFolder(join(dirname(own), "portal"));
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    await portal?.[Symbol.asyncDispose]();
    if (own !== undefined) await rm(dirname(own), { recursive: true, force: true });
  });

  it("shows the card from one script under a strict content security policy", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url);
    expect(await readChlorine(page)).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it("shows the card and draws the map of a plume from the module", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(`${site.url}plume.html`);
    expect(await readChlorine(page, "placard-chemical-search")).toContain("7782-50-5");
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas"))).toBeGreaterThan(12);
    expect(await page.getByText("Map not showing yet.").count()).toBe(0);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 90_000);

  it("shows the card in a frame of another origin", async () => {
    mkdirSync(join(dirname(own), "portal"), { recursive: true });
    writeFileSync(
      join(dirname(own), "portal/index.html"),
      `<iframe src="${site.url}" width="900" height="800"></iframe>`,
    );
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(portal.url);
    expect(await readChlorine(page.frameLocator("iframe"))).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [portal.url] });
    await page.close();
  }, 60_000);
});

/** Collects the names of the requested files of the module, without their hashes. */
function moduleRequests(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/placard-elements\/([\w-]+)\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name === "placard-elements" ? name : name.replace(/-[\w-]{8}$/, ""));
  });
  return names;
}

/** Adds an element to the page, with properties that are set before its content is loaded. */
async function addElement(page: Page, name: string, properties: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.evaluate(([tag, given]) => document.body.append(Object.assign(document.createElement(tag), given)), [
    name,
    properties,
  ] as const);
}

describe("the module on a page without a build", () => {
  /** Files of an element without its own content: the entry, and what every element shares. */
  const SHARED = ["placard-elements", "element", "rolldown-runtime", "runtime"] as const;
  const CARD = [...SHARED, "chemical", "search-documents", "substances", "transport"] as const;
  let own: string;
  let site: ServedFolder;

  beforeAll(async () => {
    own = await writePlainHost(inject("archives"));
    writeFileSync(
      join(own, "empty.html"),
      `<!doctype html><title>A portal</title><script type="module" src="placard-elements/placard-elements.js"></script>`,
    );
    site = await servePlain(own);
  }, BUILD_MS);
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    if (own !== undefined) await rm(dirname(own), { recursive: true, force: true });
  });

  it("loads only the card of a page with a card, under a strict content security policy", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    const requested = moduleRequests(page);
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    let bytes = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${site.url}module.html`);
    await page.getByRole("article", { name: /chlorine/i }).waitFor();
    const late = "hazard-numbers"; // a note of the card
    expect(requested.filter((name) => name !== late).toSorted()).toEqual(CARD.toSorted());
    expect(heard).toEqual({ errors: [], foreign: [] });
    console.log(`First card of the module: ${(bytes / 1000).toFixed(0)} kB, ${requested.length} files.`);
    await page.close();
  }, 60_000);

  it("loads only the own content of a second element, with the same React", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    const requested = moduleRequests(page);
    await page.goto(`${site.url}empty.html`);
    await addElement(page, "placard-checklist", { guide: "entry-team" });
    await page.getByRole("checkbox").first().waitFor({ state: "attached" });
    expect(requested.splice(0).toSorted()).toEqual([...SHARED, "checklist", "checklist-guides"].toSorted());
    await addElement(page, "placard-navigation-card");
    await page.locator("placard-navigation-card").getByRole("combobox").waitFor();
    expect(requested.toSorted()).toEqual(["chemical", "navigation"]);
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it("loads nothing for a page without an element, and uses properties set before the content is loaded", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    const requested = moduleRequests(page);
    await page.goto(`${site.url}empty.html`);
    await page.evaluate(() => customElements.whenDefined("placard-chemical-card"));
    expect(requested.toSorted()).toEqual(["element", "placard-elements"]);
    await addElement(page, "placard-chemical-card", { un: "1005" });
    await page.getByRole("article", { name: /ammonia/i }).waitFor();
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it("draws the map of a plume without the data of the search", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    const requested = moduleRequests(page);
    await page.goto(`${site.url}empty.html`);
    await addElement(page, "placard-plume-map");
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas"))).toBeGreaterThan(12);
    expect(requested).toEqual(expect.arrayContaining(["map-engine", "map-land", "plume"]));
    expect(requested.filter((name) => ["search-documents", "substances", "transport"].includes(name))).toEqual([]);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 90_000);

  it.each(["runtime", "chemical"])(
    "shows a message if the file %s does not load, and tries again",
    async (name) => {
      const page = await browser.newPage();
      const heard = listen(page, site.url);
      const file = new RegExp(`/placard-elements/${name}-`);
      await page.route(file, (route) => route.abort());
      await page.goto(`${site.url}empty.html`);
      await page.evaluate(() => {
        document.addEventListener("placard-error", (event) => {
          event.preventDefault();
          if (event instanceof CustomEvent) document.title = String(Reflect.get(event.detail as object, "error"));
        });
      });
      await addElement(page, "placard-chemical-card", { un: "1017", lang: "fr" });
      await page.getByRole("alert").getByText("Utilisez votre guide.").waitFor();
      expect(await page.title()).toContain(`/placard-elements/${name}-`);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await page.getByRole("alert").getByText("Utilisez votre guide.").waitFor();
      await page.unroute(file);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await page.getByRole("article", { name: /chlor/i }).waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
      expect(heard.errors.filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([]);
      await page.close();
    },
    60_000,
  );
});

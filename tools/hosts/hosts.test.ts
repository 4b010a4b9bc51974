import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { textInArchive } from "../pack/files-of-archive.ts";
import { listen } from "../pack/hostile/element-pages.ts";
import { serveFolder, type ServedFolder } from "../pack/serve-folder.ts";
import { drawnColours } from "./drawn-colours.ts";
import { startNextHost } from "./next-host.ts";
import { ownLines } from "./own-lines.ts";
import { buildReact18Host } from "./vite-host.ts";

/** Maximum time for a build while other work runs, ms. */
const BUILD_MS = 600_000;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser?.close());

/** True for URLs that are requested from a server instead of handled in the page. */
const isFetched = (url: string): boolean => !/^(data|blob):/.test(url);

/** Enters a number and reads its card. */
/** Waits until React has hydrated a field that the server rendered: text typed earlier is lost. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector("[role=combobox]");
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"));
  });
}

async function readChlorine(page: Page | FrameLocator): Promise<string> {
  await page.getByRole("combobox").fill("1017");
  const card = page.getByRole("article", { name: /chlorine/i });
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
  let folder: string;
  let site: ServedFolder;
  let portal: ServedFolder;
  const strict = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "placard-plain-"));
    cpSync(join(import.meta.dirname, "plain"), join(folder, "own"), { recursive: true });
    for (const script of ["elements.global.js", "elements-map.global.js", "elements-map.worker.js"]) {
      writeFileSync(join(folder, "own", script), textInArchive(inject("archives").ui, `dist/${script}`));
    }
    site = await serveFolder(join(folder, "own"), { "content-security-policy": strict });
    portal = await serveFolder(join(folder, "portal"));
  });
  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    await portal?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it("shows the card from one script under a strict content security policy", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url);
    expect(await readChlorine(page)).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it("draws the map of a plume from a second script with its worker file", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(`${site.url}plume.html`);
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas"))).toBeGreaterThan(12);
    expect(await page.getByText("Map not showing yet.").count()).toBe(0);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 90_000);

  it("shows the card in a frame of another origin", async () => {
    cpSync(join(folder, "own"), join(folder, "portal"), { recursive: true });
    writeFileSync(join(folder, "portal/index.html"), `<iframe src="${site.url}" width="900" height="800"></iframe>`);
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(portal.url);
    expect(await readChlorine(page.frameLocator("iframe"))).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [portal.url] });
    await page.close();
  }, 60_000);
});

describe("Next with its App Router", () => {
  let site: ServedFolder;
  beforeAll(async () => {
    site = await startNextHost(inject("archives"));
  }, BUILD_MS);
  afterAll(() => site?.[Symbol.asyncDispose]());

  it("shows the card without an error or a third-party request", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url);
    await hydrated(page);
    expect(await readChlorine(page)).toContain("7782-50-5");
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
  }, 60_000);

  it.each([
    ["card", /7782-50-5/],
    ["", /role="combobox"/],
    ["plume", /Loading map/],
    ["pieces", /Reactivity|Keep apart/],
  ])("/%s is rendered on the server", async (path, drawn) => {
    expect(await (await fetch(site.url + path)).text()).toMatch(drawn);
  });

  it("renders every component and the map of a plume", async () => {
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(`${site.url}pieces`);
    await hydrated(page);
    await drawsEveryPiece(page);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({
      errors: [],
      foreign: [],
    });
    await page.close();
  }, 180_000);
});

/** The role and name of an element that identifies each component. */
const PIECES = [
  ["combobox", /^Name, UN, CAS or formula/],
  ["article", /^Chlorine, ten-second card/],
  ["group", /^Full record/],
  ["article", /^Chlorine$/],
  ["form", /^Evacuation/],
  ["heading", /^Weather$/],
  ["region", /^Map of the zones/],
  ["heading", /^Safety Checklists/],
  ["region", /^Navigation/],
  ["region", /^Map of businesses and hydrants/],
  ["radiogroup", /^Unit Conversion/],
  ["form", /^Incident Action Plan/],
  ["region", /^Possible reactions/],
  ["grid", /^Chemicals$/],
  ["article", /^Pier 9 warehouse/],
  ["article", /^Ammonia, anhydrous/],
  ["combobox", /^Address/],
] as const;

/** Finds an element of each component, calculates a plume, and waits for its map. */
async function drawsEveryPiece(page: Page): Promise<void> {
  await page.getByRole("article", { name: /^Chlorine, ten-second card/ }).waitFor();
  for (const [role, name] of PIECES) {
    expect.soft(await page.getByRole(role, { name }).count(), `${role} ${name.source}`).toBeGreaterThan(0);
  }
  const plume = page.locator(".placard-plume");
  await plume.getByRole("button", { name: "Calculate", exact: true }).click();
  await plume.getByRole("grid", { name: /Zones/ }).waitFor();
  await plume.getByRole("img", { name: /^Crosswind concentration at/ }).waitFor();
  const map = plume.locator("canvas");
  await map.scrollIntoViewIfNeeded();
  await plume.getByText(/^AEGL-2 · /).waitFor();
  await expect.poll(() => page.getByText("Map not showing yet.").count()).toBe(0);
  await expect.poll(() => drawnColours(map)).toBeGreaterThan(12);
}

import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { runClientBlock } from "../client/run-client-block.ts";
import { type CodeBlock, codeBlocks, pageBlocks, whyNotRun } from "../doc-examples/code-blocks.ts";
import { runBlock } from "../doc-examples/run-block.ts";
import { copyFromArchive } from "../pack/files-of-archive.ts";
import { listen } from "../pack/hostile/element-pages.ts";
import { installPacked } from "../pack/pack.ts";
import { serveFolder } from "../pack/serve-folder.ts";
import { root } from "../run-steps.ts";

const blocks = codeBlocks();
const onPage = pageBlocks(blocks);
const inNode = blocks.filter(({ runs }) => runs === "node");
const pages = blocks.filter(({ runs, language }) => runs === "host" && language === "html");
const headers = blocks.filter(({ runs, language }) => runs === "host" && language === "http");
const offline = blocks.filter(({ runs, page }) => runs === "host" && page.endsWith("service-worker.md"));
const runnable = blocks.filter(({ runs }) => ["node", "page", "host"].includes(runs));

/** Locations of the blocks that ran with the packed packages. */
const ran = new Set<string>();

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await writeApp();
  await promisify(execFile)(process.execPath, [join(app, "node_modules/vite/bin/vite.js"), "build"], { cwd: app });
  browser = await chromium.launch(await chromiumLaunch());
}, 600_000);

afterAll(async () => {
  console.log(`Code blocks on the packed archives: ${ran.size} of ${runnable.length} ran.\n${whyNotRun(blocks)}`);
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

/** An app with each block as a file: blocks that a page runs are built, the others are only type-checked. */
async function writeApp(): Promise<string> {
  const installed = ["react", "react-dom", "maplibre-gl", "react-map-gl", "vite", "@types/react", "@types/react-dom"];
  const folder = await installPacked(
    inject("archives"),
    [...installed, "@types/node@24.19.2"],
    join(import.meta.dirname, "code-blocks"),
  );
  copyFileSync(join(root, "tools/doc-examples/run-on-page.ts"), join(folder, "run-on-page.ts"));
  const write = (name: string, { file, code }: CodeBlock): void => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, file), `${code}\nexport {};\n`);
  };
  for (const block of onPage) write("blocks", block);
  for (const block of [...inNode, ...offline.filter(({ language }) => language === "ts")]) write("typed", block);
  return folder;
}

/** Loads an entry of a packed package as the app resolves it. */
const load = async (name: string): Promise<unknown> => createRequire(join(app, "package.json"))(name) as unknown;

it("pass the type check against the packed packages", async () => {
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, "-p", app]).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).toBe("");
}, 120_000);

it.each(inNode)("$place runs in Node with the stated output", async ({ page, place, code }) => {
  const run = page.includes("api-client")
    ? runClientBlock(code, load)
    : runBlock(code, { load, isEveryValueShown: true });
  await expect(run).resolves.not.toBeNull();
  ran.add(place);
});

describe("on a page built with Vite", () => {
  it.each(onPage)(
    "$place runs without an error",
    async ({ place, file }) => {
      await using site = await serveFolder(join(app, "dist"));
      const page = await browser.newPage();
      const heard = listen(page, site.url);
      await page.goto(site.url);
      await page.waitForFunction(() => "runBlock" in globalThis);
      const errors = await page.evaluate(
        (name) => Reflect.get(globalThis, "runBlock")(name) as Promise<string[]>,
        file,
      );
      expect(errors).toEqual([]);
      expect(heard.errors).toEqual([]);
      await page.close();
      ran.add(place);
    },
    60_000,
  );
});

/** The policy of the recipe, as a server sends it: it applies to every page without a build. */
function policy(): Readonly<Record<string, string>> {
  return Object.fromEntries(headers.map(({ code }) => /^([\w-]+): (.*)$/.exec(code.trim())?.slice(1) ?? []));
}

it.each(pages)(
  "$place runs as a page without a build under the policy of the recipe",
  async ({ place, code }) => {
    const folder = mkdtempSync(join(tmpdir(), "placard-page-"));
    writeFileSync(join(folder, "index.html"), code);
    copyFromArchive(inject("archives").ui, "dist/placard-elements", folder);
    expect(Object.keys(policy())).toEqual(["Content-Security-Policy"]);
    await using site = await serveFolder(folder, policy());
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url);
    await page.getByRole("combobox").fill("1005");
    await page.getByRole("article", { name: /ammonia/i }).waitFor();
    expect(heard).toEqual({ errors: [], foreign: [] });
    await page.close();
    await rm(folder, { recursive: true, force: true });
    for (const block of [place, ...headers.map((header) => header.place)]) ran.add(block);
  },
  60_000,
);

it("opens offline with the two files of the service worker recipe", async () => {
  const folder = mkdtempSync(join(tmpdir(), "placard-offline-"));
  const [worker, keep] = ["js", "ts"].map((language) => offline.find((block) => block.language === language));
  expect([worker, keep]).not.toContain(undefined);
  mkdirSync(join(app, "offline/public"), { recursive: true });
  writeFileSync(join(app, "offline/public/sw.js"), worker?.code ?? "");
  writeFileSync(join(app, "offline/keep-offline.ts"), keep?.code ?? "");
  const main = `import { keepOffline } from "./keep-offline.ts";
import { bundledChemicalSource } from "@placard/hazmat-core";
const nameOf = async (key) => (await bundledChemicalSource().record(key))?.name;
Object.assign(globalThis, { nameOf, isKept: navigator.onLine && keepOffline().then(() => true) });`;
  writeFileSync(join(app, "offline/index.html"), `<!doctype html><script type="module" src="/main.js"></script>`);
  writeFileSync(join(app, "offline/main.js"), main);
  const vite = join(app, "node_modules/vite/bin/vite.js");
  const target = ["--outDir", folder, "--emptyOutDir", "--config", join(app, "vite.config.js")];
  await promisify(execFile)(process.execPath, [vite, "build", "offline", ...target], { cwd: app });
  await using site = await serveFolder(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => Reflect.get(globalThis, "isKept") as Promise<boolean>);
  await context.setOffline(true);
  await page.reload();
  await page.waitForFunction(() => "nameOf" in globalThis);
  const name = await page.evaluate(() => Reflect.get(globalThis, "nameOf")("cas:7664-41-7") as Promise<string>);
  expect(name).toMatch(/ammonia/i);
  await context.close();
  await rm(folder, { recursive: true, force: true });
  for (const block of offline) ran.add(block.place);
}, 120_000);

it("covers every code block", () => {
  expect(runnable.map(({ place }) => place).filter((place) => !ran.has(place))).toEqual([]);
});

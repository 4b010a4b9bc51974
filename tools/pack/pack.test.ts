import { build } from "esbuild";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { PUBLISHED } from "../build/archives.ts";
import { root } from "../run-steps.ts";
import {
  differences,
  drawnFigures,
  drawnHost,
  HOSTILE_SHEETS,
  openFigures,
  openList,
  writeHostilePages,
} from "./hostile/hostile-pages.ts";
import { elementPicture, listen, openElementPage, writeElementPages } from "./hostile/element-pages.ts";
import { ELEMENT_SCENES } from "./hostile/element-scenes.ts";
import { pictureDifference } from "./hostile/picture-difference.ts";
import { serveFolder, type ServedFolder } from "./serve-folder.ts";
import { buildConsumer } from "./pack.ts";

/** The map engine's own worker file, under the name that the bundler gave it. */
const WORKER = /\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/;

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await buildConsumer(inject("archives"));
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

it("shows the chlorine card in an app with the packed packages", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) foreign.push(request.url());
  });

  await page.goto(site.url);
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("1017");
  const card = page.getByRole("article", { name: /chlorine/i });
  await card.waitFor();

  expect(await card.innerText()).toMatch(/100\s*m/);
  expect(await card.innerText()).toContain("7782-50-5");
  expect(await card.innerText()).toMatch(/ERG 2024/);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
}, 60_000);

it("opens the card offline by keyboard: a name, then Enter", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole("combobox").waitFor();
  await page.getByRole("combobox").focus();
  await page.keyboard.type("1005"); // one card was opened before the network was disconnected
  await page.getByRole("article", { name: /ammonia/i }).waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("chlorine");
  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: /chlorine/i });
  await card.waitFor();
  expect(await card.innerText()).toContain("7782-50-5");
  await page.close();
}, 60_000);

it("draws a map with the host's engine and a worker found by the host's bundler", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.goto(`${site.url}map.html`);
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  await expect.poll(() => page.workers().map((worker) => worker.url())).toContainEqual(expect.stringMatching(WORKER));
  // A slow machine may have shown a waiting message; it is gone once the map is drawn.
  await expect.poll(() => page.getByText("Map not showing yet.").count()).toBe(0);
  expect(foreign).toEqual([]);
  await page.close();
}, 60_000);

it("opens offline with the service worker recipe, also a card not opened before", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}offline.html`);
  await page.locator("html[data-kept=yes]").waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("combobox").fill("1005");
  const card = page.getByRole("article", { name: /ammonia/i });
  await card.waitFor();
  expect(await card.innerText()).toContain("7664-41-7");
  await context.close();
}, 90_000);

it("looks up a chemical without a reload after a first search offline", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole("combobox").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("combobox").fill("1017");
  await page.getByText("Search is not available right now.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Search is not available right now.").waitFor();
  await page.context().setOffline(false); // the page retries on its own
  const card = page.getByRole("article", { name: /chlorine/i });
  await card.waitFor();
  expect(await card.innerText()).toContain("7782-50-5");
  await page.close();
}, 60_000);

it.each(PUBLISHED)(
  "matches the API reports of %s",
  async (name) => {
    const compare = promisify(execFile)(process.execPath, ["tools/api-report/api-report.ts", name], {
      cwd: root,
      env: { ...process.env, CI: "true" },
    });
    await expect(compare).resolves.toBeDefined();
  },
  60_000,
);

it("leaves the styles of the host page unchanged", async () => {
  await using site = await serveFolder(join(app, "dist"));
  const page = await browser.newPage();
  await page.goto(site.url);
  await page.getByRole("combobox").waitFor();
  const styled = await page.evaluate(looksOfTheHost);
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) sheet.remove();
  });
  expect(styled).toEqual(await page.evaluate(looksOfTheHost));
  expect(Object.keys(styled).length).toBeGreaterThan(10);
  await page.close();
}, 60_000);

it.each([":root", "body"])(
  "applies the tokens that a host sets on %s",
  async (selector) => {
    await using site = await serveFolder(join(app, "dist"));
    const page = await browser.newPage();
    await page.goto(site.url);
    const search = page.getByRole("combobox");
    await search.waitFor();
    await page.addStyleTag({ content: `${selector} { --placard-color-accent: rgb(1, 2, 3); }` });
    const accent = await search.evaluate((box) => getComputedStyle(box).getPropertyValue("--placard-color-accent"));
    expect(accent).toBe("rgb(1, 2, 3)");
    await page.close();
  },
  60_000,
);

describe("on a host page with hostile global styles", () => {
  let folder: string;
  let clean: Awaited<ReturnType<typeof drawnFigures>>;
  let site: ServedFolder;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "placard-hostile-"));
    await writeHostilePages(app, folder);
    site = await serveFolder(folder);
    const page = await browser.newPage();
    await openFigures(page, `${site.url}clean.html`);
    clean = await drawnFigures(page);
    await page.close();
  }, 60_000);

  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(HOSTILE_SHEETS.flatMap((name) => [name, `${name}-first`]))(
    "%s: keeps size, colour and position of every safety figure",
    async (name) => {
      const page = await browser.newPage();
      await openFigures(page, `${site.url}${name}.html`);
      expect(differences(clean, await drawnFigures(page))).toEqual([]);
      expect(Object.keys(clean).length).toBeGreaterThan(600);
      await page.close();
    },
    60_000,
  );

  it.each(HOSTILE_SHEETS)(
    "%s: keeps size, colour and position of a popover list",
    async (name) => {
      const page = await browser.newPage();
      await openList(page, `${site.url}clean.html`);
      const expected = await drawnFigures(page);
      await page.close();
      const other = await browser.newPage();
      await openList(other, `${site.url}${name}.html`);
      expect(differences(expected, await drawnFigures(other))).toEqual([]);
      expect(Object.keys(expected).length).toBeGreaterThan(100);
      await other.close();
    },
    60_000,
  );

  it.each(["clean", ...HOSTILE_SHEETS])(
    "%s: leaves the host's elements and custom properties unchanged",
    async (name) => {
      const page = await browser.newPage();
      await openFigures(page, `${site.url}${name}-alone.html`);
      const alone = await drawnHost(page);
      await openFigures(page, `${site.url}${name}.html`);
      expect(differences(alone, await drawnHost(page))).toEqual([]);
      expect(Object.keys(alone).length).toBeGreaterThan(10);
      await page.close();
    },
    60_000,
  );
});

/** Of 255: anti-aliasing of a corner may differ slightly, even on the same page without a hostile style sheet. */
const SMOOTHED_BY = 2;

describe("custom elements on a page without a build and without inline styles", () => {
  let folder: string;
  let site: ServedFolder;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "placard-elements-"));
    writeElementPages(join(app, "node_modules/@placard/ui/dist"), folder);
    site = await serveFolder(folder);
  }, 60_000);

  afterAll(async () => {
    await site?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(ELEMENT_SCENES)(
    "$name renders identically next to every hostile style sheet, without an error or a third-party request",
    async (scene) => {
      const page = await openElementPage(browser);
      const heard = listen(page, site.url);
      const pictureOf = (name: string) => elementPicture(page, scene, `${site.url}${scene.name}-${name}.html`);
      const blank = await page.context().newPage();
      const clean = [await pictureOf("clean")];
      const differs = async (picture: Buffer): Promise<boolean> => {
        for (const one of clean) if ((await pictureDifference(blank, one, picture)) <= SMOOTHED_BY) return false;
        return true;
      };
      for (const name of HOSTILE_SHEETS) {
        const isSame = async (): Promise<boolean> => {
          const picture = await pictureOf(name);
          if (!(await differs(picture))) return true;
          clean.push(await pictureOf("clean")); // the picture varies even without a hostile sheet
          return !(await differs(picture));
        };
        await expect.poll(isSame, { timeout: 60_000, message: `${scene.name} beside ${name}` }).toBe(true);
      }
      expect({ ...heard, foreign: heard.foreign.filter((url) => !/^(data|blob):/.test(url)) }).toEqual({
        errors: [],
        foreign: [],
      });
      await page.context().close();
    },
    240_000,
  );
});

it.each([
  ["Button", 17_000], // 13 kB of these are the button of React Aria
  ["Badge", 1_500],
])(
  "with only %s loads less than %i bytes",
  async (name, most) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from "@placard/ui"`, resolveDir: app },
      external: ["react", "react-dom"],
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      logLevel: "silent",
    });
    expect(outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)).toBeLessThan(most);
  },
  60_000,
);

/** Every computed style of the host's own elements, by element. Runs in the page. */
function looksOfTheHost(): Record<string, Record<string, string>> {
  const elements = [document.body, ...document.querySelectorAll("main, main *")];
  return Object.fromEntries(
    elements.map((element, index) => {
      const style = getComputedStyle(element);
      const all = [...style].filter(
        (name) => !name.startsWith("--") && !/^(inline|block|perspective|transform)-|^(width|height)$/.test(name),
      );
      return [
        `${element.tagName} ${index}`,
        Object.fromEntries(all.map((name) => [name, style.getPropertyValue(name)])),
      ];
    }),
  );
}

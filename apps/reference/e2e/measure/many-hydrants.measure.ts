import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { straightLine, type LonLat } from "@placard/hazmat-core";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reportFigures } from "../../../../tools/measure/measures.ts";
import { newVisitor, openBrowser } from "../browser.ts";
import { demoResponder, signInAtTablet } from "../crew.ts";
import { slowed, SLOW_DOWN, tasksWhile } from "./main-thread.ts";
import { startProduct, type Product } from "../product.ts";

const HYDRANTS = 100_000;
/** Target for the longest task after the hydrants are on the map, ms of work. */
const AIM_MS = 200;
/** A page without an element per hydrant has at most this many elements. */
const MOST_ELEMENTS = 3000;

const HERE: LonLat = [-63.5752, 44.6488];
const root = join(import.meta.dirname, "../../../..");

let product: Product;
let browser: Browser;

/** The hydrants of a city, around the harbour: the same in each run. */
const hydrants = Array.from({ length: HYDRANTS }, (_, nth) => ({
  id: `H-${nth}`,
  center: [HERE[0] + spread(nth, 0.618_033_988_7) * 0.6, HERE[1] + spread(nth, 0.754_877_666_2) * 0.4] as const,
}));

/** A number from -0.5 to 0.5, evenly distributed. */
function spread(nth: number, step: number): number {
  return ((nth * step) % 1) - 0.5;
}

beforeAll(async () => {
  product = await startProduct();
  await product.kill();
  const file = join(product.dataDir, "hydrants.csv");
  const rows = hydrants.map(({ id, center: [lon, lat] }, nth) => `${id},Dry barrel,${STATES[nth % 3]},${lon},${lat}`);
  await writeFile(file, ["FACILITYID,TYPE,STATUS,longitude,latitude", ...rows].join("\n"));
  await promisify(execFile)(
    process.execPath,
    ["--conditions=@placard/source", "apps/server/src/cli.ts", "hydrants", "import", file],
    { cwd: root, env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: "", DEMO: "1" } },
  );
  await rm(file);
  [browser] = await Promise.all([openBrowser(), product.restart()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const STATES = ["In service", "Out of service", ""] as const;

it(`shows ${HYDRANTS} hydrants on the crew's map without an element for each, and lists the nearest five`, async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, [/.*/]);
  const { page, context } = visitor;
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ longitude: HERE[0], latitude: HERE[1] });
  await signInAtTablet(visitor, await demoResponder(product));
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Map", exact: true }).click();
  const filters = page.getByRole("group", { name: "Map Filters" });
  await filters.waitFor();
  // The cost of the map itself without a graphics card: the same moves before hydrants are loaded.
  const bare = await slowed(page, () => tasksWhile(browser, () => lookAround(page)));
  const loading = await tasksWhile(browser, async () => {
    await filters.getByText("Fire Hydrants").first().click();
    await filters.getByRole("heading", { name: `${HYDRANTS} hydrants` }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(6000); // until the engine has processed the last part
  });
  const after = await tasksWhile(browser, () => lookAround(page));
  const slow = await slowed(page, () => tasksWhile(browser, () => lookAround(page)));
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  const longest = (tasks: typeof after): number => tasks[0]?.work ?? 0;
  reportFigures("many-hydrants", [
    { name: "longest task while hydrants load", value: longest(loading), unit: "ms" },
    { name: "longest task after it", value: longest(after), unit: "ms", aim: AIM_MS },
    { name: `longest task after it at ${SLOW_DOWN}x`, value: longest(slow), unit: "ms" },
    { name: `longest task of a map without hydrants at ${SLOW_DOWN}x`, value: longest(bare), unit: "ms" },
    { name: "elements of the page", value: elements, unit: "elements" },
  ]);
  expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);

  await page.getByRole("button", { name: "Use my location" }).click();
  const near = page.getByRole("region", { name: /^Nearest to/ });
  await near.waitFor();
  const listed = await near.getByRole("listitem").locator("button, b").allInnerTexts();
  const nearest = hydrants
    .map(({ id, center }) => ({ id, far: straightLine(HERE, center).distance }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 5);
  expect(listed).toEqual(nearest.map(({ id }) => id));
});

/** Moves and zooms the map like a user. */
async function lookAround(page: Page): Promise<void> {
  const map = page.getByRole("region", { name: "Map of businesses and hydrants" }).or(page.locator("canvas")).last();
  const box = await map.boundingBox();
  if (box === null) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (const turn of [-400, -400, 400, -400, -400, 400]) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(500);
  }
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(x + step * 20, y + step * 10);
    await page.waitForTimeout(40);
  }
  await page.mouse.up();
  await page.waitForTimeout(1000);
}

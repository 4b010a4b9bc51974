import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PATIENCE } from "../../../../tools/test/patience.ts";
import { IN_EVERY_LOOK } from "../accessible.ts";
import { axeViolations, type AskedRules } from "../axe.ts";
import { newVisitor, openBrowser, type Visitor } from "../browser.ts";
import { demoResponder, isReady, openIncident, signInAtTablet } from "../crew.ts";
import { startProduct, type Product } from "../product.ts";
import { outOfReach, shareOfWork, sidewaysOverflow, smallTargets, unmarkedPlaces, unseenFocus } from "./looked-at.ts";
import { stops } from "./stops.ts";

/**
 * Every module of the workspace with all its panels, on each device and in each look. Without `EVERY_LOOK`, only in the
 * light theme, at a desktop and on a tablet for gloves.
 */

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  // Leaving a module aborts its open requests.
  visitor = await newVisitor(browser, product.url, undefined, [/.*/]);
  await signInAtTablet(visitor, await demoResponder(product));
  await isReady(visitor.page); // leaving a page while its parts load is a separate case
  await openIncident(visitor.page, "Walk");
});

afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

interface Device {
  readonly width: number;
  readonly height: number;
  readonly density: "standard" | "glove";
}

const DESK: Device = { width: 1440, height: 900, density: "standard" };
const TABLET: Device = { width: 1024, height: 768, density: "glove" };
const EVERY_DEVICE: readonly Device[] = [
  DESK,
  TABLET,
  { width: 390, height: 844, density: "glove" },
  { width: 844, height: 390, density: "glove" }, // a phone in landscape
  { width: 320, height: 256, density: "standard" }, // 1280 × 1024 at 400 %
];
const DEVICES = IN_EVERY_LOOK ? EVERY_DEVICE : [DESK, TABLET];

async function turnTo(page: Page, { width, height, density }: Device): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (chosen === "glove") dataset["placardDensity"] = chosen;
    else delete dataset["placardDensity"];
  }, density);
}

/** Problems that remain after the page has adapted to its window. */
async function onceSettled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const end = Date.now() + PATIENCE;
  let found = await look();
  while (found.length > 0 && Date.now() < end) found = await look();
  return found;
}

async function onDevice(page: Page, device: Device): Promise<readonly string[]> {
  await turnTo(page, device);
  const found = await onceSettled(async () => {
    const share = await shareOfWork(page);
    return [
      ...(share < 0.5 ? [`the work has ${share} of the height`] : []),
      ...(await smallTargets(page, device.density === "glove" ? 64 : 44)).map((one) => `too small: ${one}`),
      ...(await sidewaysOverflow(page)).map((one) => `wider than the window: ${one}`),
      ...(await outOfReach(page)).map((one) => `out of reach: ${one}`),
    ];
  });
  return found.map((one) => `${device.width} × ${device.height}: ${one}`);
}

const THEMES = IN_EVERY_LOOK ? (["light", "dark", "night", "sun"] as const) : (["light"] as const);
const WCAG: AskedRules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const CONTRAST: AskedRules = { type: "rule", values: ["color-contrast"] };

/** Axe findings. Themes change only colours, so other rules run once. */
async function inThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset["placardTheme"] = name), theme);
    const violations = await axeViolations(page, theme === "light" ? WCAG : CONTRAST);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html} ${failureSummary ?? ""}`));
  }
  await page.evaluate(() => (document.documentElement.dataset["placardTheme"] = "light"));
  return found;
}

/** Tab presses checked in forced colours. */
const STEPS = 8;

async function inForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = [...(await unmarkedPlaces(page))];
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press("Tab");
    found.push(...(await unseenFocus(page)).map((one) => `focus not seen: ${one}`));
  }
  await page.emulateMedia({ forcedColors: "none" });
  return found.map((one) => `forced colours: ${one}`);
}

it.each(stops)("$name: controls are large enough, reachable and uncovered, without axe findings", async (stop) => {
  const { go, isList = false } = stop;
  const { page } = visitor;
  await turnTo(page, DESK);
  await go(page);
  const found: string[] = [...(await inThemes(page))];
  // Tab does not move inside an open list.
  if (IN_EVERY_LOOK && !isList) found.push(...(await inForcedColours(page)));
  for (const device of DEVICES) {
    if (isList) {
      await turnTo(page, device);
      await go(page);
    }
    found.push(...(await onDevice(page, device)));
  }
  expect(found).toEqual([]);
});

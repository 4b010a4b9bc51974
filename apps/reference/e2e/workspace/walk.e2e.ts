import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "../browser.ts";
import { demoResponder, isReady, openIncident, signIn, type Account } from "../crew.ts";
import { startProduct, type Product } from "../product.ts";
import { outOfReach, shareOfWork, sidewaysOverflow, smallTargets, unseenFocus } from "./looked-at.ts";
import { stops } from "./stops.ts";

/** Every module of the workspace with what can be opened in it, looked at on each device and in each look. */

let product: Product;
let browser: Browser;
let chief: Account;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  chief = await demoResponder(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

type Density = "standard" | "glove";
type Finding = readonly [stop: string, ...what: string[]];

/** A responder in an incident of their own, whose workspace looks as they chose. */
async function inIncident(width: number, height: number, density: Density): Promise<Visitor> {
  // A module that is left drops what it still asked for.
  const visitor = await newVisitor(browser, product.url, { width, height }, [/.*/]);
  const look = JSON.stringify({ responder: { density } });
  await visitor.page.addInitScript((chosen) => localStorage.setItem("placard.look", chosen), look);
  await signIn(visitor.page, chief);
  await isReady(visitor.page); // a page that goes while its parts are brought is another matter
  await openIncident(visitor.page, `Walk ${width} ${density}`);
  return visitor;
}

/** What is found at the stops at which anything is. */
async function walk(page: Page, look: (page: Page) => Promise<readonly string[]>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, go } of stops) {
    await go(page);
    const found = await look(page);
    if (found.length > 0) findings.push([name, ...found]);
  }
  return findings;
}

it.each([
  { width: 1440, height: 900, density: "standard", device: "a command post" },
  { width: 1024, height: 768, density: "glove", device: "a tablet" },
  { width: 390, height: 844, density: "glove", device: "a phone" },
  { width: 844, height: 390, density: "glove", device: "a phone lying down" },
  { width: 320, height: 256, density: "standard", device: "1280 × 1024 at 400 %" },
] as const)(
  "at $width × $height ($device) everything is large enough for a $density hand and in its reach, and the work has the room",
  { timeout: 420_000 },
  async ({ width, height, density }) => {
    await using visitor = await inIncident(width, height, density);
    const findings = await walk(visitor.page, async (page) => {
      const share = await shareOfWork(page);
      return [
        ...(await smallTargets(page, density === "glove" ? 64 : 44)).map((found) => `too small: ${found}`),
        ...(await sidewaysOverflow(page)).map((found) => `wider than the window: ${found}`),
        ...(share < 0.5 ? [`the work has ${share} of the height`] : []),
        ...(await outOfReach(page)).map((found) => `out of reach: ${found}`),
      ];
    });
    expect(findings).toEqual([]);
  },
);

const THEMES = ["light", "dark", "night", "sun"] as const;

it("axe finds nothing in any module in any theme", { timeout: 600_000 }, async () => {
  await using visitor = await inIncident(1280, 900, "standard");
  const findings = await walk(visitor.page, async (page) => {
    const found: string[] = [];
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset["placardTheme"] = name), theme);
      // What a theme changes is its colours: everything else is looked for once.
      const axe = new AxeBuilder({ page }).exclude("[data-live-announcer]");
      const { violations } = await (
        theme === "light"
          ? axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
          : axe.withRules(["color-contrast"])
      ).analyze();
      for (const { id, nodes } of violations) {
        found.push(
          ...nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
        );
      }
    }
    return found;
  });
  expect(findings).toEqual([]);
});

it("forced colours show which module is open, which panel, and where the focus is", { timeout: 420_000 }, async () => {
  await using visitor = await inIncident(1280, 900, "standard");
  await visitor.page.emulateMedia({ forcedColors: "active" });
  const findings = await walk(visitor.page, async (page) => {
    const alike = await page.evaluate(() => {
      const lines = (element: Element): string => {
        const { outlineStyle, outlineWidth, borderColor, backgroundColor } = getComputedStyle(element);
        return [outlineStyle, outlineStyle === "none" ? 0 : outlineWidth, borderColor, backgroundColor].join(" ");
      };
      /** Buttons of a bar of which one is where somebody is, drawn as another one is. */
      const drawnAlike = (current: string, all: string): readonly string[] => {
        const [here, ...more] = document.querySelectorAll(current);
        if (here === undefined) return [];
        const others = [...document.querySelectorAll(all)].filter((one) => one !== here && !more.includes(one));
        return others.some((one) => lines(one) === lines(here)) ? [`not marked: ${here.textContent}`] : [];
      };
      return [
        ...drawnAlike(".app-module-bar [aria-current]", ".app-module-bar button"),
        ...drawnAlike(
          ".app-workspace-header [aria-pressed=true]",
          ".app-workspace-header .placard__tool:not([data-quiet])",
        ),
        ...drawnAlike("main [role=tab][aria-selected=true]", "main [role=tab]"),
      ];
    });
    const unseen: string[] = [];
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      unseen.push(...(await unseenFocus(page)).map((found) => `focus not seen: ${found}`));
    }
    return [...alike, ...unseen];
  });
  expect(findings).toEqual([]);
});

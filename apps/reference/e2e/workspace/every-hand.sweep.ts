import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newVisitor, type Visitor } from "../browser.ts";
import { demoResponder, isReady, module, openIncident, signInAtTablet } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { HANDS, press, type Hand } from "./hands.ts";

/** Every module and panel of the workspace, used by mouse, by touch and by keyboard on each device. */

const opening = openProduct();

const DEVICES = [
  { width: 1440, height: 900, density: "standard" },
  { width: 1024, height: 768, density: "glove" },
  { width: 390, height: 844, density: "glove" },
  { width: 844, height: 390, density: "glove" },
] as const;

interface Job {
  readonly name: string;
  readonly work: (page: Page, hand: Hand) => Promise<void>;
}

/** Opens a module by its button in the bar. */
const open = (page: Page, hand: Hand, name: string | RegExp): Promise<void> =>
  hand.press(page, page.getByRole("navigation", { name: "Modules" }).getByRole("button", { name }));

const JOBS: readonly Job[] = [
  {
    name: "finds a chemical and chooses its spill size",
    async work(page, hand) {
      await open(page, hand, "Chemical Search");
      await hand.type(page, page.getByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
      await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
      const small = page.getByRole("button", { name: /^Small spill/ });
      await hand.press(page, small);
      await expect.poll(() => small.getAttribute("aria-pressed")).toBe("true");
    },
  },
  {
    name: "finds a business and opens its containers",
    async work(page, hand) {
      await open(page, hand, "Business / Address Search");
      await hand.type(page, page.getByRole("searchbox", { name: "Business name or address" }), "Harbour Ice");
      await hand.press(page, page.getByRole("button", { name: "Search", exact: true }));
      const found = page.getByRole("region", { name: "Results" }).getByRole("button", { name: /Harbour Ice/ });
      const containers = page.getByRole("button", { name: /^Containers/ }).first();
      await found.or(containers).first().waitFor();
      if (!(await containers.isVisible())) await hand.press(page, found);
      await hand.press(page, containers);
      const dialog = page.getByRole("dialog", { name: /^Containers of/ });
      await hand.press(page, dialog.getByRole("button", { name: "Close" }));
      await dialog.waitFor({ state: "detached" });
    },
  },
  {
    name: "chooses a chemical and a stability class for a plume",
    async work(page, hand) {
      await open(page, hand, "Evacuation / Plume");
      await hand.type(page, page.getByRole("combobox", { name: "Chemical name" }), "Chlorine");
      await hand.choose(page, page.getByRole("option", { name: /^Chlorine/ }).first());
      const stability = page.getByRole("button", { name: /^Stability class/ });
      await hand.press(page, stability);
      await hand.choose(page, page.getByRole("option", { name: /^D/ }));
      await expect.poll(() => stability.textContent()).toMatch(/D/);
    },
  },
  {
    name: "opens the decontamination of a substance",
    async work(page, hand) {
      await open(page, hand, "Safety");
      await hand.type(page, page.getByRole("searchbox"), "1017");
      await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
      const tab = page.getByRole("tab", { name: /decon/i });
      if (hand.name === "keyboard") {
        await hand.press(page, page.getByRole("tab", { selected: true }));
        for (let step = 0; step < 8 && (await tab.getAttribute("aria-selected")) !== "true"; step++)
          await page.keyboard.press("ArrowDown");
      } else await hand.press(page, tab);
      await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
    },
  },
  {
    name: "writes and saves the plan",
    async work(page, hand) {
      await open(page, hand, "Incident Action Plan (IAP)");
      await hand.type(page, page.getByRole("textbox", { name: "Objectives" }), `Stop the leak by ${hand.name}.`);
      await hand.press(page, page.getByRole("button", { name: "Save plan" }));
      await page.getByText("Plan saved").first().waitFor();
    },
  },
  {
    name: "opens and closes the form for a team member",
    async work(page, hand) {
      await open(page, hand, "Team Management");
      await page.getByRole("grid").waitFor();
      await hand.press(page, page.getByRole("button", { name: "Add Member" }));
      const dialog = page.getByRole("dialog", { name: "Add Member" });
      await hand.press(page, dialog.getByRole("button", { name: "Close" }));
      await dialog.waitFor({ state: "detached" });
    },
  },
  {
    name: "writes a note in the log",
    async work(page, hand) {
      const note = `Valve closed by ${hand.name}`;
      await hand.press(page, page.getByRole("button", { name: /^Log/ }).first());
      const log = page.getByRole("region", { name: "Incident log" });
      await hand.type(page, log.getByRole("textbox", { name: "Note" }), note);
      await hand.press(page, log.getByRole("button", { name: "Add to the log" }));
      await log.getByRole("listitem").filter({ hasText: note }).first().waitFor();
      await hand.press(page, log.getByRole("button", { name: "Close" }));
      await log.waitFor({ state: "detached" });
    },
  },
  {
    name: "checks an item of a checklist",
    async work(page, hand) {
      await hand.press(page, page.getByRole("button", { name: "Checklist", exact: true }));
      const panel = page.getByRole("dialog", { name: "Safety Checklists" });
      await hand.press(page, panel.getByRole("button", { name: /Reference guide/ }));
      await hand.choose(page, page.getByRole("option").first());
      const item = panel.getByRole("checkbox").first();
      await item.waitFor({ state: "attached" });
      const before = await item.isChecked();
      if (hand.name === "keyboard") await press(page, item, "Space");
      else await hand.press(page, item.locator("xpath=ancestor::label"));
      await expect.poll(() => item.isChecked()).toBe(!before);
      await hand.press(page, panel.getByRole("button", { name: "Close" }));
      await panel.waitFor({ state: "detached" });
    },
  },
  {
    name: "opens and closes the map",
    async work(page, hand) {
      await hand.press(page, page.getByRole("button", { name: "Map", exact: true }));
      await hand.press(page, page.getByRole("button", { name: "Zoom in" }));
      await hand.press(page, page.getByRole("button", { name: "Close map", exact: true }));
      await page.getByRole("button", { name: "Zoom in" }).waitFor({ state: "detached" });
    },
  },
  {
    name: "chooses a theme in the header menu",
    async work(page, hand) {
      await hand.press(page, page.getByRole("button", { name: /^(More|Display settings)$/ }));
      await hand.choose(page, page.getByRole("menuitemradio", { name: "Night" }));
      await expect.poll(() => page.locator("html").getAttribute("data-placard-theme")).toBe("night");
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
    },
  },
];

const SEATS = DEVICES.flatMap((device) => HANDS.map((hand) => ({ ...device, hand, by: hand.name })));

describe.each(SEATS)("at $width × $height by $by", ({ width, height, density, hand }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor(
      opening.browser,
      opening.product.url,
      { width, height, hasTouch: hand.name === "touch" },
      [/.*/],
    );
    const look = JSON.stringify({ responder: { density } });
    await visitor.context.addInitScript((stored) => localStorage.setItem("placard.look", stored), look);
    await signInAtTablet(visitor, await demoResponder(opening.product));
    await isReady(visitor.page);
    await openIncident(visitor.page, `Hands ${width} ${hand.name}`);
    await module(visitor.page, "Chemical Search").waitFor();
  });
  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  it.each(JOBS)("$name", async ({ work }) => {
    const { page } = visitor;
    await page.keyboard.press("Escape");
    await work(page, hand);
  });
});

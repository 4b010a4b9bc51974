import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import {
  atTablet,
  calculateChlorine,
  demoResponder,
  endIncident,
  isReady,
  module,
  onServer,
  openChecklist,
  openIncident,
  setTick,
  signInAtTablet,
} from "./crew.ts";
import { openSignedIn, type Account } from "./signed-in.ts";
import { startProduct, type Product } from "./product.ts";
import { settled } from "./witness.ts";

/** Data stored on a device across a lost network, a closed tab, a logout and the next incident. */

let product: Product;
let browser: Browser;
let account: Account;
/** A device with the app stored for offline use. Each test ends its incident and leaves no unsaved changes. */
let device: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  account = await demoResponder(product);
  device = await atTablet(browser, product, account);
  await isReady(device.page);
});

afterAll(async () => {
  await device?.[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await device.context.setOffline(false);
  await openSignedIn(device, "responder", account);
  await device.page.getByRole("button", { name: /^New Incident/ }).waitFor();
});

const quickSearch = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.waitForURL("**/responder/dashboard**");
};
const box = (page: Page) => page.getByRole("combobox", { name: "Name, UN, CAS or formula" });
const chlorine = (page: Page) => page.getByRole("article", { name: /^Chlorine/ });

/** Chunk names of the look-up and the map. */
const CHUNKS = new Set([
  "search-documents",
  "search-index",
  "transport",
  "substances",
  "load-record",
  "all-guidance",
  "MapPanel",
  "MapLibreEngine",
  "land",
  "borders",
  "towns",
]);

/** The files of the look-up and the map. */
function lookUpAndMap(): ReadonlySet<string> {
  const path = join(import.meta.dirname, "../dist/.vite/manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest; // Vite's documented format
  const files = Object.values(manifest).filter(({ name }) => name !== undefined && CHUNKS.has(name));
  expect(new Set(files.map(({ name }) => name))).toEqual(CHUNKS);
  return new Set(files.map(({ file }) => `/${file}`));
}

describe("without a network", () => {
  it("shows a first look-up and a first map as failed offline, and loads both without a reload when back online", async () => {
    await using visitor = await newVisitor(browser, product.url, undefined, [/.*/], "block");
    const { page } = visitor;
    let isDown = true;
    const files = lookUpAndMap();
    await page.route(
      ({ pathname }) => files.has(pathname),
      (route) => (isDown ? route.abort("internetdisconnected") : route.fallback()),
    );
    await signInAtTablet(visitor, account);
    await quickSearch(page);
    await box(page).fill("1017");
    await page.getByText("Search is not available right now.").waitFor();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByText("Failed to load map. Please check your internet connection.").waitFor();
    // Earlier content stays.
    expect(await box(page).inputValue()).toBe("1017");
    await page.locator("header").getByText("Quick Search Mode").waitFor();

    isDown = false;
    await page.locator(".placard-search").getByRole("button", { name: "Try again" }).click();
    await chlorine(page).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("canvas").waitFor();
    expect(await page.getByText("Failed to load map. Please check your internet connection.").count()).toBe(0);
  });

  it("runs everything downloaded at the first visit offline: look-up, safety, plume, map, checklists", async () => {
    const { page, context } = device;
    await context.setOffline(true);
    await quickSearch(page);
    await box(page).fill("1017");
    await chlorine(page).waitFor();
    await module(page, "Safety").click();
    await page.getByRole("searchbox", { name: "Chemical name, UN or CAS number" }).fill("chlorine");
    await page.getByRole("tab", { name: "Health" }).waitFor();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.locator("canvas").waitFor();
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByRole("button", { name: "Conversion", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Checklist", exact: true }).click();
    await page.getByRole("dialog", { name: "Safety Checklists" }).waitFor();
    await page.keyboard.press("Escape");
    await calculateChlorine(page, "1");
    await module(page, "Incident Action Plan (IAP)").click();
    await page.getByRole("textbox", { name: "Objectives" }).waitFor();
    expect(await page.getByText(/could not be opened|Failed to load/).count()).toBe(0);
  });
});

describe("an incident", () => {
  it("starts an incident empty after other work, and clears everything when it ends", async () => {
    const { page } = device;
    await quickSearch(page);
    await box(page).fill("1017");
    await chlorine(page).waitFor();
    await module(page, "Evacuation / Plume").click();
    await page.getByLabel(/^Emission rate/i).fill("0.5");
    await page.getByRole("button", { name: "Back" }).click();
    await openIncident(page, "Second incident, other town");
    expect(await box(page).inputValue()).toBe("");
    expect(await chlorine(page).count()).toBe(0);
    await module(page, "Evacuation / Plume").click();
    expect(await page.getByLabel(/^Emission rate/i).inputValue()).toBe("");
    await page.getByLabel(/^Emission rate/i).fill("7");
    await endIncident(page);
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/incident-")));
    expect(left).toEqual([]);

    await quickSearch(page); // has its own work
    await chlorine(page).waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/responder"));
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).not.toContain("Second incident");
    expect(kept).not.toContain("1017");
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    // The browser deletes each database after checking that it contains no entries, which is a moment later.
    await expect.poll(async () => (await databases()).filter((name) => name?.startsWith("placard.outbox"))).toEqual([]);
  });
});

const OBJECTIVES = Array.from({ length: 25 }, (_, index) => `${index + 1}. Objective number ${index + 1}`).join("\n");

describe("the action plan", () => {
  // In quick search, where nothing is saved automatically after some seconds.
  it("keeps the input when the tab closes and after a logout, and shows that it was restored", async () => {
    const { page: again, context } = device;
    const page = await context.newPage();
    await page.goto("/responder");
    await quickSearch(page);
    await module(page, "Incident Action Plan (IAP)").click();
    await page.getByRole("textbox", { name: "Objectives" }).fill(OBJECTIVES);
    await page.close();

    await again.goto("/responder/dashboard");
    await module(again, "Incident Action Plan (IAP)").click();
    await again.getByText(/^Restored what you typed/).waitFor();
    expect(await again.getByRole("textbox", { name: "Objectives" }).inputValue()).toBe(OBJECTIVES);

    await again.getByRole("button", { name: "Logout" }).click();
    await again.getByText("Your unsaved changes are kept").waitFor();
    await signInAtTablet({ page: again }, account);
    await quickSearch(again);
    await module(again, "Incident Action Plan (IAP)").click();
    expect(await again.getByRole("textbox", { name: "Objectives" }).inputValue()).toBe(OBJECTIVES);
    await again.getByRole("button", { name: "Discard" }).click();
    expect(await again.getByRole("textbox", { name: "Objectives" }).inputValue()).toBe("");
  });

  it("shows a saved plan after a reload, without the notice of restored text", async () => {
    const { page } = device;
    await openIncident(page, "Plan that is kept");
    await module(page, "Incident Action Plan (IAP)").click();
    await page.getByRole("textbox", { name: "Strategy" }).fill("Defensive.");
    await page.getByRole("button", { name: "Save plan" }).click();
    await page.getByText("Plan saved").first().waitFor();
    await page.reload();
    await module(page, "Incident Action Plan (IAP)").click();
    await expect.poll(() => page.getByRole("textbox", { name: "Strategy" }).inputValue()).toBe("Defensive.");
    await settled(page);
    expect(await page.getByText(/^Restored what you typed/).count()).toBe(0);
    await endIncident(page);
  });

  it("prints the full text of every field in black on white, without controls", async () => {
    const { page } = device;
    await openIncident(page, "Plan on paper");
    await module(page, "Incident Action Plan (IAP)").click();
    await page.getByRole("textbox", { name: "Objectives" }).fill(OBJECTIVES);
    await page.emulateMedia({ media: "print" });
    await page.waitForFunction(() => document.documentElement.dataset["placardTheme"] === "light");
    const printed = await page.evaluate(() => document.body.innerText);
    for (const line of OBJECTIVES.split("\n")) expect(printed).toContain(line);
    expect(printed).toContain("Plan on paper");
    expect(printed).toMatch(/Printed \d/);
    expect(printed).toContain("Source: ");
    const paper = await page.evaluate(() => ({
      theme: document.documentElement.dataset["placardTheme"],
      colour: getComputedStyle(document.querySelector(".app-print-page dd") ?? document.body).color,
      cut: [...document.querySelectorAll(".app-print-page, .app-print-page *")].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflow !== "visible",
      ).length,
      controls: [...document.querySelectorAll("button, textarea, input")].filter(
        (element) => element.getClientRects().length > 0,
      ).length,
    }));
    expect(paper).toEqual({ theme: "light", colour: "rgb(0, 0, 0)", cut: 0, controls: 0 });
    await page.emulateMedia({ media: "screen" });
    await page.waitForFunction(() => document.documentElement.dataset["placardTheme"] === "dark");
    await endIncident(page);
  });
});

describe("plan and checklists offline", () => {
  it("wait, are counted, and are sent once and in order when back online", async () => {
    const { page, context } = device;
    await openIncident(page, "Offline work");
    await module(page, "Incident Action Plan (IAP)").click();
    await page.getByRole("textbox", { name: "Objectives" }).waitFor();
    await context.setOffline(true);
    await page.getByRole("textbox", { name: "Objectives" }).fill("First text.");
    await page.getByRole("button", { name: "Save plan" }).click();
    await page.getByText("1 entry waiting to send").waitFor();
    await page.getByRole("textbox", { name: "Objectives" }).fill("Second text.");
    await page.getByRole("button", { name: "Save plan" }).click();
    await setTick((await openChecklist(page)).first(), true);
    await page.getByRole("button", { name: "Save Progress" }).click();
    await page.getByText("Saved on this device, waiting to send").waitFor();
    await context.setOffline(false);
    await page.getByText("Saved to the incident").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Actions being tracked").waitFor();

    const saved = await onServer(page, product, "Offline work");
    expect([saved?.plan.objectives, saved?.version]).toEqual(["Second text.", 1]);
    expect(saved?.changes).toHaveLength(1);
    expect(saved?.entries.filter(({ module: name }) => name === "checklists")).toHaveLength(1);
    await endIncident(page);
  });

  it("keep an item unchecked when the other device saves, and can save an empty checklist", async () => {
    const first = device;
    await openIncident(first.page, "Two devices");
    await using second = await atTablet(browser, product, account, "block");
    await second.page.getByRole("button", { name: "Resume: Two devices" }).click();
    for (const { page } of [first, second]) await openChecklist(page);
    const item = (page: Page, index: number) => page.getByRole("checkbox").nth(index);
    // Sent immediately: the server has the change, and the panel shows that.
    const sent = async (page: Page, done: number) => {
      const isDone = async () =>
        (await onServer(page, product, "Two devices"))?.changes.filter(({ is_done }) => is_done).length === done;
      await expect.poll(isDone).toBe(true);
      await page.getByText("Saved to the incident").waitFor();
    };
    await setTick(item(first.page, 0), true);
    await sent(first.page, 1);
    await second.page.locator("label[data-selected]").first().waitFor();
    // The second device is offline while the first unchecks the item.
    await second.context.setOffline(true);
    await setTick(item(second.page, 1), true);
    await setTick(item(first.page, 0), false);
    await sent(first.page, 0);
    await second.context.setOffline(false);
    await sent(second.page, 1);
    await expect.poll(() => item(second.page, 0).isChecked()).toBe(false);
    expect(await item(second.page, 1).isChecked()).toBe(true);
    await setTick(item(second.page, 1), false);
    await sent(second.page, 0);
    await first.page.keyboard.press("Escape");
    await endIncident(first.page);

    // Ended on another device: the screen keeps its content and shows the end.
    await second.page.keyboard.press("Escape");
    await box(second.page).fill("1830");
    await second.page.getByText("Ended. Nothing more is logged").waitFor();
    await second.page.getByRole("article", { name: /sulfuric/i }).waitFor();
  });
});

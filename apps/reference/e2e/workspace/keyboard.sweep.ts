import { readFileSync } from "node:fs";
import type { Browser, Locator } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser } from "../browser.ts";
import { demoResponder, module, onServer } from "../crew.ts";
import type { Account } from "../signed-in.ts";
import { startProduct, type Product } from "../product.ts";
import { isFocused, press, tabTo, type } from "./hands.ts";

/** An incident from sign-in to its end without a mouse or a touch screen. */

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

/** Waits until the focus is back on an element, after the open element has closed. */
const isFocusedAgain = (locator: Locator): Promise<void> => expect.poll(() => isFocused(locator)).toBe(true);

it("completes an incident from sign-in to end by keyboard, with visible focus at each step and no focus trap", async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, [/.*/]);
  const { page } = visitor;
  await page.goto("/login");
  await type(page, page.getByLabel("Email"), chief.email);
  await type(page, page.getByLabel("Password", { exact: true }), chief.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/responder");

  const title = "Chlorine by keys";
  await press(page, page.getByRole("button", { name: /^New Incident/ }));
  await type(page, page.getByLabel("Incident title"), title);
  await page.keyboard.press("Enter");
  const banner = page.getByRole("region", { name: title });
  await banner.waitFor();

  // Search, card, and a plume from the card.
  await type(page, page.getByRole("combobox", { name: "Name, UN, CAS or formula" }), "1017");
  await page.keyboard.press("Enter");
  await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
  await press(page, page.getByRole("button", { name: "Model plume" }));
  await type(page, page.getByRole("combobox", { name: "Incident address" }), "44.6652, -63.5677");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await type(page, page.getByLabel(/Emission rate/), "1");
  await type(page, page.getByLabel(/Emission height/), "0");
  const gas = page.getByRole("radio", { name: "Gas" });
  if (!(await gas.isChecked())) await press(page, page.getByRole("radiogroup", { name: /state/i }), "Space");
  for (let step = 0; step < 3 && !(await gas.isChecked()); step++) await page.keyboard.press("ArrowDown");
  expect(await gas.isChecked()).toBe(true);
  await type(page, page.getByRole("textbox", { name: /Wind speed/ }), "18");
  await type(page, page.getByRole("textbox", { name: "Wind from" }), "225");
  await type(page, page.getByLabel(/Air temperature/), "11");
  await press(page, page.getByRole("button", { name: /^Stability class/ }));
  await page.getByRole("option", { name: /^D/ }).waitFor();
  await page.keyboard.type("D");
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Calculate" }));
  await page.getByText("Calculation Complete").first().waitFor();

  // A note and a check: Escape closes the open element, and the focus returns.
  const logButton = banner.getByRole("button", { name: /^Log/ });
  await press(page, logButton);
  const log = page.getByRole("region", { name: "Incident log" });
  await type(page, log.getByRole("textbox", { name: "Note" }), "Valve closed");
  await page.keyboard.press("Enter");
  await log.getByRole("listitem").filter({ hasText: "Valve closed" }).first().waitFor();
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });
  await isFocusedAgain(logButton);
  const listButton = page.getByRole("button", { name: "Checklist", exact: true });
  await press(page, listButton);
  const panel = page.getByRole("dialog", { name: "Safety Checklists" });
  await press(page, panel.getByRole("button", { name: /Reference guide/ }));
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  const item = panel.getByRole("checkbox").first();
  await press(page, item, "Space");
  await expect.poll(() => item.isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await isFocusedAgain(listButton);

  // The plan and its PDF; ending the incident immediately afterwards saves first.
  await press(page, module(page, "Incident Action Plan (IAP)"));
  await type(page, page.getByRole("textbox", { name: "Objectives" }), "Stop the leak.");
  await press(page, page.getByRole("button", { name: "Save plan" }));
  await tabTo(page, page.getByRole("button", { name: /PDF/ }));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  // The end.
  await press(page, page.getByRole("button", { name: "End", exact: true }));
  await press(page, page.getByRole("alertdialog").getByRole("button", { name: "End" }));
  await page.waitForURL("**/responder");
  const stored = await onServer(page, product, title);
  expect(stored?.incident.status).toBe("completed");
  expect(stored?.plan.objectives).toBe("Stop the leak.");
  expect(stored?.changes.length).toBe(1);
  expect(stored?.entries.map(({ action_data }) => action_data["text"])).toContain("Valve closed");
}, 240_000);

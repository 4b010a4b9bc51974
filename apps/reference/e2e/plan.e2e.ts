import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { demoAdmin } from "./signed-in.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

it("confirms a smaller plan only after listing what exceeds it, and deletes nothing", async () => {
  await using visitor = await demoAdmin({ browser, product });
  const { page } = visitor;
  await page.getByRole("link", { name: "Plan", exact: true }).first().click();
  await page.getByRole("radio", { name: /^Basic/ }).press(" ");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  const asked = page.getByRole("alertdialog", { name: "Change to Basic?" });
  expect(await asked.innerText()).toMatch(/You have \d+ locations; this plan allows 1\./);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await asked.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await asked.getByRole("button", { name: "Change plan" }).click();
  await page.getByText("Subscription updated!").waitFor();
  await page.waitForURL("**/dashboard");

  // Nothing was deleted, and adding one more is refused with a link to a larger plan.
  await page.getByRole("link", { name: "Locations", exact: true }).first().click();
  await page.getByText("Pier 9C cold store", { exact: true }).first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await page.getByRole("button", { name: "Add Location" }).first().click(); // the browser logs the refusal to its console
  await page.getByText("Upgrade Required").waitFor();
});

import { createClient } from "@placard/api-client";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

it("takes a smaller plan only after it was said what no longer fits, and keeps all of it", async () => {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find(({ kind }) => kind === "business");
  if (account === undefined) throw new Error("The demo has no business.");
  await using visitor = await newVisitor(browser, product.url, undefined, [/\/api\/login-user|\/api\/session/]);
  const { page } = visitor;
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");

  await page.getByRole("link", { name: "Plan", exact: true }).first().click();
  await page.getByRole("radio", { name: /^Basic/ }).press(" ");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  const asked = page.getByRole("alertdialog", { name: "Change to Basic?" });
  expect(await asked.innerText()).toMatch(/You have \d+ locations, this plan holds 1\./);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await asked.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await asked.getByRole("button", { name: "Change plan" }).click();
  await page.getByText("Subscription updated!").waitFor();
  await page.waitForURL("**/dashboard");

  // Nothing is gone, and one more is refused with the way to a larger plan.
  await page.getByRole("link", { name: "Locations", exact: true }).first().click();
  await page.getByText("Pier 9C cold store", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Add Location" }).first().click();
  await page.getByText("Upgrade Required").waitFor();
  expect(visitor.complaints).toEqual([]);
}, 120_000);

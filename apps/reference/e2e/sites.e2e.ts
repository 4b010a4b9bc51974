import { createClient } from "@placard/api-client";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { atTablet, demoResponder } from "./crew.ts";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/** What a business sees and says of its sites. */

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function business(): Promise<Visitor> {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find(({ kind }) => kind === "business");
  if (account === undefined) throw new Error("The demo has no business.");
  const visitor = await newVisitor(browser, product.url, undefined, [/\/api\/login-user|\/api\/session/]);
  const { page } = visitor;
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  return visitor;
}

it("goes from two that must be kept apart to the plan of their room", async () => {
  await using visitor = await business();
  const { page } = visitor;
  await page.goto("/dashboard/locations");
  await page.getByRole("button", { name: "Burnside water treatment", exact: true }).click();
  await page.getByRole("tab", { name: /^What stands together/ }).click();
  await page.getByRole("link", { name: "Plan the separation" }).click();
  const room = page.getByRole("region", { name: "Dosing room" });
  await room.getByText("Oxidizers and Acids").waitFor();
  const said = await room.innerText();
  for (const words of ["In one cabinet now", "The sources disagree", "49 CFR 177.848", "Area 2: Oxidizers"]) {
    expect(said).toContain(words);
  }
  expect(said).toMatch(/Hydrochloric acid 32%\s*moves from Bay 2/);
  await page.reload();
  await room.waitFor();
  expect(visitor.complaints).toEqual([]);
}, 120_000);

it("sets a point on the map by keys, and a crew sees it on its map and in the list beside it", async () => {
  {
    await using visitor = await business();
    const { page } = visitor;
    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: "Pier 9C cold store", exact: true }).click();
    await page.getByRole("tab", { name: /^Images/ }).click();
    await page.getByRole("button", { name: "Set points on the map" }).click();
    const dialog = page.getByRole("dialog", { name: /^Points on the map of/ });
    await dialog.getByRole("button", { name: /^What is there/ }).press("Enter");
    await page.getByRole("option", { name: "Hydrant" }).press("Enter");
    await dialog.getByLabel("Where it is").fill("44.6687, -63.5975");
    await dialog.getByRole("button", { name: "Set the point" }).press("Enter");
    await dialog.getByText("44.66870, -63.59750").waitFor();
    expect(visitor.complaints).toEqual([]);
  }
  await using crew = await atTablet(browser, product, await demoResponder(product));
  const { page } = crew;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByText("All Businesses", { exact: true }).first().click();
  const lines = page.getByRole("list", { name: "Points on the map" });
  await lines.getByText("44.66870, -63.59750").waitFor();
  expect(await lines.innerText()).toContain("Set by Dana Reid");
  await lines.getByRole("button", { name: "Show Hydrant on the map" }).click();
}, 150_000);

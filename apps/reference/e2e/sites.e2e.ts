import { createClient } from "@placard/api-client";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
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

import type { Browser, Page, Route } from "playwright";
import { createClient } from "@placard/api-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

const LATE_MS = 2500;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** A business person in a browser in which every request can be held up. */
async function visit() {
  const visitor = await newVisitor(browser, product.url, undefined, [/\/api\/session/], "block");
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const account = demo?.sign_ins.find(({ kind }) => kind === "business");
  if (account === undefined) throw new Error("The demo has no business.");
  const { page } = visitor;
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  return visitor;
}

async function late(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  await route.continue();
}

const colourOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

it("shows name and frame in the colours that were chosen, and that work goes on, while the code of a page is on its way", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.evaluate(() => localStorage.setItem("placard.look", JSON.stringify({ business: { theme: "dark" } })));
  await page.route(/\/assets\/.*\.js$/, late);
  await page.goto("/dashboard/hand-over", { waitUntil: "commit" });
  const start = page.locator(".app-start");
  await start.waitFor({ timeout: LATE_MS });
  expect(await start.getAttribute("aria-busy")).toBe("true");
  expect(await start.innerText()).toContain("Placard");
  const dark = await colourOf(page, ".app-start");
  await expect.poll(() => colourOf(page, ".app-start")).not.toBe("rgb(255, 255, 255)");
  await page.getByText("Loading").waitFor();
  await expect
    .poll(() => page.locator(".app-page-spinner").evaluate((element) => getComputedStyle(element).opacity))
    .toBe("1");
  await page.getByRole("heading", { level: 1, name: "Hand over" }).waitFor();
  expect(await start.count()).toBe(0);
  expect(await colourOf(page, ":root")).toBe(dark);
  expect(visitor.complaints).toEqual([]);
});

it("says that it asks who is signed in, with the same frame", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.route("**/api/session", late);
  await page.goto("/dashboard/hand-over", { waitUntil: "commit" });
  await page.getByText("Checking who is signed in").waitFor();
  expect(await page.locator(".app-start[aria-busy='true']").innerText()).toContain("Placard");
  await page.getByRole("heading", { level: 1, name: "Hand over" }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("keeps the page before and draws a line along the top while the next one is brought", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.route(/\/assets\/.*\.js$/, late);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Safety Inspections" }).click();
  await page.getByRole("progressbar", { name: "Loading" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Welcome back");
  await page.getByRole("heading", { level: 1, name: "Safety Inspections" }).waitFor();
  expect(await page.getByRole("progressbar", { name: "Loading" }).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it("has the files of a page named with it, each there and fetched once", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const answer = await page.goto("/dashboard/chemicals/add");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const named = [...(answer?.headers()["link"] ?? "").matchAll(/<([^>]+)>/g)].map(([, path = ""]) => path);
  const statuses = await Promise.all(
    named.map(async (path) => [path, (await page.request.get(path)).status()] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const first = fetched.filter((path) => named.includes(path));
  expect(first.length).toBeGreaterThan(5);
  expect(first).toEqual([...new Set(first)]);
  console.info(`add a chemical: ${first.length} files named with the page, ${fetched.length} requests in all`);
});

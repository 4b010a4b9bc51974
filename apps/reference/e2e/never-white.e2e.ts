import type { Page } from "playwright";
import { expect, it } from "vitest";
import { openProduct } from "./opening.ts";
import { demoAdmin } from "./signed-in.ts";

const opening = openProduct();

/** A business user in a browser that can delay every request. */
const visit = () => demoAdmin(opening, { serviceWorkers: "block" });

/**
 * Delays each request of a kind.
 *
 * @returns function that releases these and all later requests
 */
async function holdUp(page: Page, requests: RegExp | string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const colourOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

it("shows the name and layout in the chosen colours, and a loading state, while the code of a page loads", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.evaluate(() => localStorage.setItem("placard.look", JSON.stringify({ business: { theme: "dark" } })));
  const letGo = await holdUp(page, /\/assets\/(?!theme-).*\.js$/); // except the script that sets the theme
  await page.goto("/dashboard/reports", { waitUntil: "commit" });
  const start = page.locator(".app-start");
  await start.waitFor();
  expect(await start.getAttribute("aria-busy")).toBe("true");
  expect(await start.innerText()).toContain("Placard");
  const dark = await colourOf(page, ".app-start");
  await expect.poll(() => colourOf(page, ".app-start")).not.toBe("rgb(255, 255, 255)");
  await page.getByText("Loading").waitFor();
  await expect
    .poll(() => page.locator(".app-page-spinner").evaluate((element) => getComputedStyle(element).opacity))
    .toBe("1");
  letGo();
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  expect(await start.count()).toBe(0);
  expect(await colourOf(page, ":root")).toBe(dark);
  expect(visitor.complaints).toEqual([]);
});

it("shows in the same layout that sign-in is being checked", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const letGo = await holdUp(page, "**/api/session");
  await page.goto("/dashboard/reports", { waitUntil: "commit" });
  await page.getByText("Checking your sign-in").waitFor();
  expect(await page.locator(".app-start[aria-busy='true']").innerText()).toContain("Placard");
  letGo();
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("keeps the previous page and shows a progress line on top while the next page loads", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.getByRole("heading", { level: 1 }).waitFor();
  const letGo = await holdUp(page, /\/assets\/.*\.js$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Safety Inspections" }).click();
  await page.getByRole("progressbar", { name: "Loading" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("Welcome back");
  letGo();
  await page.getByRole("heading", { level: 1, name: "Safety Inspections" }).waitFor();
  await page.getByRole("progressbar", { name: "Loading" }).waitFor({ state: "detached" });
  expect(visitor.complaints).toEqual([]);
});

it("preloads the files of a page, each of which exists and is fetched once", async () => {
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
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize })),
  );
  const first = fetched.filter(({ path }) => named.includes(path));
  expect(first.length).toBeGreaterThan(5);
  // A second read from the browser's memory cache costs nothing.
  const twice = first.filter(({ path, bytes }, at) => bytes > 0 && first.findIndex((one) => one.path === path) < at);
  expect(twice).toEqual([]);
  console.info(`add a chemical: ${first.length} files named with the page, ${fetched.length} requests in all`);
});

/** Drops the request of a module that the page imports, although the same file was fetched a moment before. */
async function dropImports(page: Page, isMeant: () => boolean): Promise<readonly string[]> {
  const dropped: string[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const isImport = route.request().resourceType() === "script";
    if (!isImport || !isMeant()) return route.continue();
    dropped.push(new URL(route.request().url()).pathname);
    return route.abort("connectionreset");
  });
  return dropped;
}

it("reloads the app once if the browser failed to load the code of a page", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.getByRole("heading", { level: 1 }).waitFor();
  let isDropping = true;
  const dropped = await dropImports(page, () => isDropping);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isDropping = false; // the page is reloaded
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Safety Inspections" }).click();
  await page.getByRole("heading", { level: 1, name: "Safety Inspections" }).waitFor();
  expect(dropped.length).toBeGreaterThan(0);
  expect(page.url()).toContain("/dashboard/fire-safety");
});

it("shows an error without endless reloads if the code of a page keeps failing", async () => {
  await using visitor = await visit();
  const { page } = visitor;
  await page.getByRole("heading", { level: 1 }).waitFor();
  let isDropping = false;
  let loads = 0;
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const entrance = new Set(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)));
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const { url, type } = { url: route.request().url(), type: route.request().resourceType() };
    return isDropping && type === "script" && !entrance.has(url) ? route.abort("connectionreset") : route.continue();
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const failure = page.getByRole("heading", { level: 1, name: "This page could not be opened" });
  const retry = page.getByRole("button", { name: "Try again" });
  isDropping = true;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Safety Inspections" }).click();
  await failure.waitFor();
  expect(loads).toBe(1); // automatically
  await Promise.all([page.waitForEvent("load"), retry.click()]);
  await failure.waitFor();
  isDropping = false;
  await Promise.all([page.waitForEvent("load"), retry.click()]);
  await page.getByRole("heading", { level: 1, name: "Safety Inspections" }).waitFor();
  expect(loads).toBe(3); // and twice on request
});

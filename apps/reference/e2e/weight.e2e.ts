import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { settled } from "./witness.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** Runs in the page: the scripts it has loaded, once each, sorted by name. */
const namesOfScripts = (): readonly string[] => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names.filter((name) => name.endsWith(".js")))].toSorted();
};

it("loads at most 164 kB of JavaScript (gzip) for the sign-in page, and no map code", async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, [/\/api\/session/]);
  const scripts: Promise<{ readonly url: string; readonly body: Buffer }>[] = [];
  visitor.page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => ({ url: response.url(), body })));
  });
  await visitor.page.goto("/login");
  await visitor.page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await visitor.page.getByRole("heading", { name: "Demo sign-ins" }).waitFor(); // the part that loads last
  await settled(visitor.page);
  const loaded = await Promise.all(scripts);
  expect(loaded.map(({ url }) => url).toSorted()).toEqual(await visitor.page.evaluate(namesOfScripts));
  const bytes = loaded.reduce((sum, { body }) => sum + gzipSync(body).length, 0);
  console.info(`sign-in page: ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip) in ${loaded.length} files`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(164_000);
  expect(loaded.filter(({ url, body }) => /map(box|libre)/i.test(url) || body.includes("maplibregl"))).toEqual([]);
});

it("shows the sign-in page in its final font without layout shift", async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, [/\/api\/session/]);
  await visitor.page.addInitScript(() => {
    const page = globalThis as typeof globalThis & { shifts: number };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visitor.page.goto("/login");
  await visitor.page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  const [asked, entryCame] = await visitor.page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
    return [
      files.find(({ name }) => new URL(name).pathname.endsWith(".woff2"))?.startTime ?? Infinity,
      files.find(({ name }) => name === entry)?.responseEnd ?? 0,
    ];
  });
  expect(asked).toBeLessThan(entryCame); // with the page itself, before any script has run
  await visitor.page.getByRole("heading", { name: "Demo sign-ins" }).waitFor();
  await settled(visitor.page);
  expect(await visitor.page.evaluate(() => (globalThis as typeof globalThis & { shifts: number }).shifts)).toBe(0);
});

it("requests the session once, before the code of the app has loaded", async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, [/\/api\/session/], "block");
  const requests: string[] = [];
  visitor.page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const session = visitor.page.waitForRequest("**/api/session");
  await visitor.page.route("**/assets/index-*.js", async (route) => {
    await session;
    await route.continue();
  });
  await visitor.page.goto("/login");
  await visitor.page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await settled(visitor.page);
  expect(requests.filter((path) => path === "/api/session")).toHaveLength(1);
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/** Timeout for a busy machine. */

let browser: Browser;
let product: Product;
let allowed: Portal;
let stranger: Portal;

/** A page of another origin that contains a frame. */
interface Portal {
  readonly origin: string;
  readonly server: Server;
}

async function startPortal(): Promise<Portal> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://portal");
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Portal</title>
<script>window.told = []; addEventListener("message", ({ origin, data }) => told.push({ origin, ...data }));</script>
<iframe src="${searchParams.get("frame") ?? ""}" width="1000" height="800"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return { origin: `http://127.0.0.1:${port}`, server };
}

async function opened(portal: Portal, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${portal.origin}/?frame=${encodeURIComponent(product.url + path)}`);
  return page;
}

const told = (page: Page): Promise<readonly Record<string, unknown>[]> => page.evaluate("window.told");

beforeAll(async () => {
  [allowed, stranger, browser] = await Promise.all([startPortal(), startPortal(), openBrowser()]);
  product = await startProduct({ ALLOWED_ORIGINS: allowed.origin });
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  for (const portal of [allowed, stranger]) portal?.server.close();
});

describe("an embedded frame on an allowed portal", () => {
  it("looks up a chemical without a session or cookie, and notifies the portal of the opened chemical", async () => {
    const page = await opened(allowed, `/embed/chemical-search?origin=${encodeURIComponent(allowed.origin)}`);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const frame = page.frameLocator("iframe");
    await frame.getByRole("combobox").fill("1017");
    await frame.getByRole("article", { name: /chlorine/i }).waitFor();
    await expect.poll(async () => (await told(page)).map(({ type }) => type)).toContain("placard:open");
    const messages = await told(page);
    expect(messages[0]).toMatchObject({ type: "placard:ready", origin: product.url });
    expect(messages.at(-1)).toMatchObject({ type: "placard:open", match: { unNumber: "UN1017" }, text: "1017" });
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
    expect(await page.context().cookies(product.url)).toEqual([]);
    await page.close();
  });

  it("sends no message to a portal that is not named in the frame address", async () => {
    const page = await opened(allowed, `/embed/checklist?origin=${encodeURIComponent(stranger.origin)}`);
    await page.frameLocator("iframe").getByRole("heading", { name: "Safety Checklists" }).waitFor();
    await page
      .frameLocator("iframe")
      .getByRole("button", { name: /Reference guide/ })
      .waitFor();
    expect(await told(page)).toEqual([]);
    await page.close();
  });

  it("uses the language and theme from the frame address", async () => {
    const page = await opened(allowed, "/embed/checklist?lang=fr&theme=night");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "Listes de vérification de sécurité" }).waitFor();
    expect(await frame.locator("html").getAttribute("data-placard-theme")).toBe("night");
    expect(await frame.locator("html").getAttribute("lang")).toBe("fr");
    await frame.getByRole("button", { name: /Guide de référence/ }).click();
    await frame.getByRole("button", { name: "Rejeter" }).first().waitFor({ state: "attached" }); // built-in text of the list
    await frame.getByRole("option", { name: "Officier de sécurité" }).click();
    await frame.getByText(/^Confirmez avec le commandant/).waitFor();
    await page.close();
  });

  it("draws the plume and its map", async () => {
    const page = await opened(allowed, "/embed/plume");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Calculate", exact: true }).waitFor();
    await frame.locator("canvas").waitFor({ state: "attached" });
    await page.close();
  });

  it("loads address suggestions with the portal's token and without a cookie", async () => {
    const page = await opened(allowed, `/embed/plume?origin=${encodeURIComponent(allowed.origin)}`);
    await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
    await page.evaluate(
      `document.querySelector("iframe").contentWindow.postMessage({ type: "placard:token", token: "plc_not-a-token" }, "${product.url}")`,
    );
    const asking = page.waitForRequest(/address-suggestions/);
    await page.frameLocator("iframe").getByRole("combobox", { name: "Incident address" }).pressSequentially("Pier 21");
    const headers = await (await asking).allHeaders();
    expect(headers["authorization"]).toBe("Bearer plc_not-a-token");
    expect(headers["cookie"]).toBeUndefined();
    await page.close();
  });
});

describe("an embedded frame that is not allowed", () => {
  it.each([
    ["a piece", "a portal that is not allowed", "/embed/chemical-search", () => stranger],
    ["the app", "a portal that is allowed", "/login", () => allowed],
    ["an address that is none", "a portal that is allowed", "/embed/navigation", () => allowed],
  ])("blocks %s in the frame of %s", async (_piece, _portal, path, portal) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(`${portal().origin}/?frame=${encodeURIComponent(product.url + path)}`);
    await expect.poll(() => errors.join("\n")).toContain("frame-ancestors");
    expect(await page.frameLocator("iframe").getByRole("combobox").count()).toBe(0);
    await page.close();
  });
});

it.each(["/embed", "/embed/navigation", "/nowhere"])("returns 404 for %s", async (path) => {
  expect((await fetch(product.url + path)).status).toBe(404);
});

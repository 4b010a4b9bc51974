import type { Browser, Locator, Page } from "playwright";
import { expect } from "vitest";
import { listen, type Heard } from "../pack/hostile/element-pages.ts";
import { drawnColours } from "./drawn-colours.ts";

/** True for URLs that are requested from a server instead of handled in the page. */
export const isFetched = (url: string): boolean => !/^(data|blob|wss?):/.test(url);

/** Errors and requests to other hosts of a page, with the bytes until its first card. */
export interface CardAndMap extends Heard {
  readonly bytes: number;
}

/** Types a UN number on a page of a host until its card is shown, opens the map of the host, and waits until it is drawn. */
export async function cardAndMap(browser: Browser, url: string): Promise<CardAndMap> {
  const page = await browser.newPage();
  try {
    const heard = listen(page, url);
    const loaded = await countBytes(page);
    await page.goto(url, { waitUntil: "commit" });
    const card = page.getByRole("article", { name: /chlorine/i });
    // A development server compiles on demand, and may reload the page when it first meets a package.
    await expect.poll(() => showsCard(page, card), { timeout: 240_000, interval: 500 }).toBe(true);
    const bytes = loaded();
    await page.locator("#show-map").click({ noWaitAfter: true });
    await expect.poll(() => page.workers().length, { timeout: 120_000 }).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas")), { timeout: 120_000 }).toBeGreaterThan(12);
    // A slow machine may have shown a waiting message; it is gone once the map is drawn.
    const problems = page.getByText(/Map not showing yet|Failed to (load|initialize) map/);
    await expect.poll(() => problems.count(), { timeout: 120_000 }).toBe(0);
    return { errors: heard.errors, foreign: heard.foreign.filter(isFetched), bytes };
  } finally {
    await page.close();
  }
}

/** Counts the bytes that a page loads, as they are transferred. */
async function countBytes(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Types the number unless it is typed, and tells if its card is shown. */
async function showsCard(page: Page, card: Locator): Promise<boolean> {
  const box = page.getByRole("combobox");
  if ((await box.count()) === 1 && (await box.inputValue()) !== "1017") await box.fill("1017");
  return card.isVisible();
}

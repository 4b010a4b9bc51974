import type { Browser, Locator, Page } from "playwright";
import { expect } from "vitest";
import { listen, type Heard } from "../pack/hostile/element-pages.ts";
import { drawnColours } from "./drawn-colours.ts";

/** True for URLs that are requested from a server instead of handled in the page. */
const isFetched = (url: string): boolean => !/^(data|blob|wss?):/.test(url);

/**
 * Types a UN number on a page of a host until its card is shown, and waits until the map of the page is drawn. Returns the errors and
 * the requests to other hosts.
 */
export async function cardAndMap(browser: Browser, url: string): Promise<Heard> {
  const page = await browser.newPage();
  try {
    const heard = listen(page, url);
    await page.goto(url, { waitUntil: "commit" });
    const card = page.getByRole("article", { name: /chlorine/i });
    // A development server compiles on demand, and may reload the page when it first meets a package.
    await expect.poll(() => showsCard(page, card), { timeout: 240_000, interval: 500 }).toBe(true);
    await expect.poll(() => page.workers().length, { timeout: 120_000 }).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas")), { timeout: 120_000 }).toBeGreaterThan(12);
    // A slow machine may have shown a waiting message; it is gone once the map is drawn.
    const problems = page.getByText(/Map not showing yet|Failed to (load|initialize) map/);
    await expect.poll(() => problems.count(), { timeout: 120_000 }).toBe(0);
    return { ...heard, foreign: heard.foreign.filter(isFetched) };
  } finally {
    await page.close();
  }
}

/** Types the number unless it is typed, and tells if its card is shown. */
async function showsCard(page: Page, card: Locator): Promise<boolean> {
  const box = page.getByRole("combobox");
  if ((await box.count()) === 1 && (await box.inputValue()) !== "1017") await box.fill("1017");
  return card.isVisible();
}

import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { chromiumLaunch } from "../browser/launch.ts";
import { listen } from "../pack/hostile/element-pages.ts";
import { BUNDLER_HOSTS, installBundlerHost } from "./bundler-hosts.ts";
import { drawnColours } from "./drawn-colours.ts";

let app: string;
let browser: Browser;

beforeAll(async () => {
  app = await installBundlerHost(inject("archives"));
  browser = await chromium.launch(await chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (app !== undefined) await rm(dirname(app), { recursive: true, force: true });
});

/** Types the number unless it is typed, and tells if its card is shown. */
async function showsCard(page: Page, card: Locator): Promise<boolean> {
  const box = page.getByRole("combobox");
  if ((await box.count()) === 1 && (await box.inputValue()) !== "1017") await box.fill("1017");
  return card.isVisible();
}

/** True for URLs that are requested from a server instead of handled in the page. */
const isFetched = (url: string): boolean => !/^(data|blob|wss?):/.test(url);

it.each(BUNDLER_HOSTS)(
  "shows a card and draws a map without configuration with %s",
  async (_name, start) => {
    await using site = await start(app);
    const page = await browser.newPage();
    const heard = listen(page, site.url);
    await page.goto(site.url, { waitUntil: "commit" });
    const card = page.getByRole("article", { name: /chlorine/i });
    // A development server may reload the page when it first meets a package, and the typed text is gone.
    await expect.poll(() => showsCard(page, card), { timeout: 120_000 }).toBe(true);
    await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBeGreaterThan(0);
    await expect.poll(() => drawnColours(page.locator("canvas")), { timeout: 60_000 }).toBeGreaterThan(12);
    expect(await page.getByText(/Map not showing yet|Failed to (load|initialize) map/).count()).toBe(0);
    expect({ ...heard, foreign: heard.foreign.filter(isFetched) }).toEqual({ errors: [], foreign: [] });
    await page.close();
  },
  300_000,
);

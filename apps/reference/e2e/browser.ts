import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { chromiumLaunch } from "../../../tools/browser/launch.ts";
import { drawFewMapPixels } from "../../../tools/test/page/few-map-pixels.ts";
import { PATIENCE } from "../../../tools/test/patience.ts";
import { watchPage } from "./witness.ts";

/** A user with their own browser: a context, its page, and the problems that occurred on it. */
export interface Visitor extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and requests to other hosts, in chronological order. */
  readonly complaints: readonly string[];
}

/** Size of a page, and whether it can be tapped. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: boolean;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunch());
}

/**
 * @param origin - the product's URL; a request to any other host is a complaint
 * @param expected - console messages that the test causes
 * @param serviceWorkers - `block`: a browser that refuses them, so that the test can see and block every request
 */
export async function newVisitor(
  browser: Browser,
  origin: string,
  viewport: Viewport = { width: 1440, height: 900 },
  expected: readonly RegExp[] = [],
  serviceWorkers: "allow" | "block" = "allow",
): Promise<Visitor> {
  const { hasTouch = false, ...size } = viewport;
  const context = await browser.newContext({
    viewport: size,
    hasTouch,
    baseURL: origin,
    reducedMotion: "reduce",
    serviceWorkers,
  });
  context.setDefaultTimeout(PATIENCE);
  if (process.env["FEW_MAP_PIXELS"] === "1") await context.addInitScript(drawFewMapPixels);
  const page = await context.newPage();
  const witness = watchPage(page, origin);
  const complaints: string[] = [];
  const complain = (words: string) => {
    if (!expected.some((pattern) => pattern.test(words))) complaints.push(words);
  };
  page.on("pageerror", (error) => complain(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complain(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) complain(`foreign: ${url}`);
  });
  return {
    page,
    context,
    complaints,
    async [Symbol.asyncDispose]() {
      await witness.lookAgain();
      await context.close();
    },
  };
}

import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/** The product and a browser, running during the tests of a file or of a `describe`. */
export interface Opening {
  readonly product: Product;
  readonly browser: Browser;
}

/** Starts both before the tests of the calling scope, and stops them afterwards. */
export function openProduct(): Opening {
  let opened: Opening | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    opened = { product, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.product[Symbol.asyncDispose]();
  });
  const now = (): Opening => {
    if (opened === undefined) throw new Error("The product runs only while the tests do.");
    return opened;
  };
  return {
    get product() {
      return now().product;
    },
    get browser() {
      return now().browser;
    },
  };
}

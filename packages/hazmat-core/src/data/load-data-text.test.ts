import { expect, it } from "vitest";
import { loadDataText, failedAddress } from "./load-data-text.ts";

const CHROMIUM = "Failed to fetch dynamically imported module: https://example.org/assets/transport-a1.js";

it("loads the text that the module exports", async () => {
  expect(await loadDataText(() => Promise.resolve({ transport: "{}" }), "transport")).toBe("{}");
});

it("retries with the address that a browser names in its error", () => {
  expect(failedAddress(new TypeError(CHROMIUM))).toBe("https://example.org/assets/transport-a1.js");
  expect(failedAddress(new TypeError("Importing a module script failed."))).toBeNull();
  expect(failedAddress(new Error(CHROMIUM))).toBeNull();
});

it("rejects with the first error if it names no address", async () => {
  const refused = new TypeError("Importing a module script failed.");
  await expect(loadDataText(() => Promise.reject(refused), "transport")).rejects.toBe(refused);
});

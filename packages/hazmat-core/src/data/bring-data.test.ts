import { expect, it } from "vitest";
import { bringData, failedAddress } from "./bring-data.ts";

const CHROMIUM = "Failed to fetch dynamically imported module: https://example.org/assets/transport-a1.js";

it("loads the text that the module exports", async () => {
  expect(await bringData(() => Promise.resolve({ transport: "{}" }), "transport")).toBe("{}");
});

it("retries with the address that a browser names in its error", () => {
  expect(failedAddress(new TypeError(CHROMIUM))).toBe("https://example.org/assets/transport-a1.js");
  expect(failedAddress(new TypeError("Importing a module script failed."))).toBeNull();
  expect(failedAddress(new Error(CHROMIUM))).toBeNull();
});

it("rejects with the first error if it names no address", async () => {
  const refused = new TypeError("Importing a module script failed.");
  await expect(bringData(() => Promise.reject(refused), "transport")).rejects.toBe(refused);
});

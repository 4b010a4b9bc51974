import { expect, it } from "vitest";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import { preload } from "./preload.ts";

it("preload resolves once a card can be opened, and immediately when called again", async () => {
  await preload();
  const card = await bundledChemicalSource().record("cas:7664-41-7");
  expect(card?.name).toBe("Ammonia");
  await expect(preload()).resolves.toBeUndefined();
});

it("preload uses the same source for every caller", () => {
  expect(bundledChemicalSource()).toBe(bundledChemicalSource());
  expect(Object.isFrozen(bundledChemicalSource())).toBe(true);
});

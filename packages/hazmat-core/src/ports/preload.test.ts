import { expect, it } from "vitest";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import { preload } from "./preload.ts";

it("resolves once a card can be opened, and again at once", async () => {
  await preload();
  const card = await bundledChemicalSource().record("cas:7664-41-7");
  expect(card?.name).toBe("Ammonia");
  await expect(preload()).resolves.toBeUndefined();
});

it("is one source, whoever asks", () => {
  expect(bundledChemicalSource()).toBe(bundledChemicalSource());
  expect(Object.isFrozen(bundledChemicalSource())).toBe(true);
});

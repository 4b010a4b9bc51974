import { expect, it, vi } from "vitest";
import { bundledChemicalSource } from "./bundled-chemical-source.ts";
import type { ChemicalSource } from "./chemical-source.ts";
import { GHS_PICTOGRAM_SOURCE, ghsPictogramsOf } from "./ghs-pictograms.ts";

const AMMONIA = "7664-41-7";

it("returns the pictograms of each substance in the list, and none for a number that identifies no substance", async () => {
  const found = await ghsPictogramsOf(bundledChemicalSource(), [AMMONIA, "0000-00-0"]);
  expect(found.get(AMMONIA)).toContain("GHS06");
  expect(found.get("0000-00-0")).toEqual([]);
  expect(GHS_PICTOGRAM_SOURCE).toContain("CLP");
});

it("looks each number up once", async () => {
  const source = bundledChemicalSource();
  const meant = vi.fn<ChemicalSource["meant"]>((text) => source.meant(text));
  await ghsPictogramsOf({ ...source, meant }, [AMMONIA, AMMONIA]);
  expect(meant).toHaveBeenCalledTimes(1);
});

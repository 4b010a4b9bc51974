import { chemicalKey, unNumber, type NamedChemical } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { draftsOf } from "../../../forms/drafts/drafts.ts";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { addChemical, readChemicals, removeChemical } from "./recent-chemicals.ts";

const chlorine: NamedChemical = { key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017"), name: "Chlorine" };
const acid = (id: string): NamedChemical => ({
  key: chemicalKey("cas:7697-37-2"),
  unNumber: unNumber(id),
  name: "Nitric acid, red fuming",
});

it("keeps the latest eight chemicals, each once, latest first", () => {
  const drafts = draftsOf(memoryStorage(), "responder:12");
  addChemical(drafts, "recent", chlorine);
  addChemical(drafts, "recent", acid("2031"));
  addChemical(drafts, "recent", acid("2032"));
  addChemical(drafts, "recent", chlorine);
  expect(readChemicals(drafts, "recent")).toEqual([chlorine, acid("2032"), acid("2031")]);
  for (let id = 1100; id < 1120; id += 1) addChemical(drafts, "recent", acid(String(id)));
  expect(readChemicals(drafts, "recent")).toHaveLength(8);
});

it("removes a chemical and ignores invalid entries", () => {
  const drafts = draftsOf(memoryStorage(), "responder:12");
  addChemical(drafts, "pinned", chlorine);
  expect(removeChemical(drafts, "pinned", chlorine)).toEqual([]);
  drafts.write("pinned", { chemicals: ["https://example x", "cas:7782-50-5"] });
  expect(readChemicals(drafts, "pinned")).toEqual([]);
});

import type { ChemicalMatch } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { chemicalItem } from "./chemical-item.tsx";

const ETHANOL: ChemicalMatch = {
  key: "cas:64-17-5",
  name: "Ethyl alcohol",
  casNumber: null,
  unNumber: null,
  hazardClass: "3",
  formula: "C2H6O",
  matchedBy: "name",
  matchedText: "Ethyl alcohol",
};
const meta = (part: Partial<ChemicalMatch>) => chemicalItem({ ...ETHANOL, ...part }, en.search).meta;

it("quotes the matched name if the row shows another one", () => {
  expect(meta({})).toBe("by name");
  expect(meta({ matchedBy: "synonym", matchedText: "grain alcohol" })).toBe("by synonym “grain alcohol”");
  expect(meta({ matchedBy: "begins", matchedText: "Ethyl alcohol" })).toBe("by words in the name");
});

it("states that an everyday name only probably means the substance", () => {
  const everyday = { matchedBy: "everyday", matchedText: "Sterno" } as const;
  expect(meta({ ...everyday, certainty: "probable" })).toBe("likely match, by everyday name “Sterno”");
  expect(meta({ ...everyday, certainty: "sure" })).toBe("by everyday name “Sterno”");
});

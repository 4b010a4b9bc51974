import type { ChemicalMatch } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { matchSummary } from "./match-summary.ts";

function match(name: string, matchedBy: ChemicalMatch["matchedBy"], matchedText = name): ChemicalMatch {
  return {
    key: `cas:${name}`,
    name,
    matchedBy,
    matchedText,
    casNumber: null,
    unNumber: null,
    hazardClass: null,
    formula: null,
  };
}

const chlorine = match("Chlorine", "name");

it("states how the matches were found, and only their number if they differ", () => {
  expect(matchSummary([match("Chlorine", "un", "UN1017")], en.search)).toBe("1 match by UN number");
  expect(matchSummary([chlorine, match("Chlorite", "spelling")], en.search)).toBe("2 matches");
});

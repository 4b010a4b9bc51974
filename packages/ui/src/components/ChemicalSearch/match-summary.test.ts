import type { ChemicalMatch } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { matchSummary, meantMatch, soleNumberMatch } from "./match-summary.ts";

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
const trifluoride = match("Chlorine trifluoride", "name");

it("says by what all of them were found, and only the count where the ways differ", () => {
  expect(matchSummary([match("Chlorine", "un", "UN1017")], en.search)).toBe("1 match by UN number");
  expect(matchSummary([chlorine, match("Chlorite", "spelling")], en.search)).toBe("2 matches");
});

it("opens by number only what one number names", () => {
  expect(soleNumberMatch([match("Chlorine", "cas", "7782-50-5")])?.name).toBe("Chlorine");
  expect(soleNumberMatch([chlorine])).toBeNull();
  expect(soleNumberMatch([match("A", "un"), match("B", "un")])).toBeNull();
});

it("Enter means the record whose name was typed, not those that begin alike", () => {
  expect(meantMatch(" chlorine ", [trifluoride, chlorine])?.name).toBe("Chlorine");
});

it("Enter means the only record found", () => {
  expect(meantMatch("chlorine trif", [trifluoride])?.name).toBe("Chlorine trifluoride");
});

it.each([
  ["several begin alike", "chlor", [chlorine, trifluoride]],
  ["two have the name as a synonym", "muriate", [match("A", "synonym", "muriate"), match("B", "synonym", "Muriate")]],
  ["it only resembles the name", "clorine", [match("Chlorine", "spelling")]],
  ["nothing was found", "zzz", []],
])("Enter leaves the choice to the reader when %s", (_, text, matches) => {
  expect(meantMatch(text, matches)).toBeNull();
});

import { expect, it } from "vitest";
import { shareLanguage, sheetFor } from "./sheet-languages.ts";

it.each([
  [["en"], ["en"], true],
  [["en", "fr"], ["fr"], true],
  [["en"], ["fr"], false],
  [[], ["fr"], true],
  [["fr"], [], true],
  [[], [], true],
])("decides whether %j and %j can replace each other", (one, other, expected) => {
  expect(shareLanguage(one, other)).toBe(expected);
});

it("chooses by the reader's languages in order, by language without region, and otherwise the first", () => {
  const english = { id: 1, counts_in: ["en"] };
  const both = { id: 2, counts_in: ["fr", "es"] };
  expect(sheetFor([english, both], ["FR-ca", "en"])).toBe(both);
  expect(sheetFor([english, both], ["de", "es"])).toBe(both);
  expect(sheetFor([both, english], ["en", "fr"])).toBe(english);
  expect(sheetFor([both, english], ["de"])).toBe(both);
  expect(sheetFor([{ counts_in: [] }], ["en"])).toEqual({ counts_in: [] });
  expect(sheetFor([], ["en"])).toBeUndefined();
});

import { expect, it } from "vitest";
import { citeAll } from "./cite-all.ts";

it("joins locators in one source and separates sources", () => {
  const line = citeAll([
    { key: "ERG2024", locator: "Guide 124" },
    { key: "ERG2024", locator: "Table 1" },
    { key: "NPG", locator: "0115" },
  ]);
  expect(line).toBe("ERG 2024, Guide 124, Table 1 · NIOSH Pocket Guide, 0115");
});

it("lists a locator once", () => {
  const guide = { key: "ERG2024", locator: "Guide 124" } as const;
  expect(citeAll([guide, guide])).toBe("ERG 2024, Guide 124");
});

it("keeps a derived figure apart from a printed one of the same source", () => {
  expect(citeAll([{ key: "CHEMICALS" }, { key: "CHEMICALS", mark: "derived" }])).toContain(" · ");
});

it("returns an empty text without sources", () => {
  expect(citeAll([])).toBe("");
});

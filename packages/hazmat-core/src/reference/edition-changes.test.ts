import { expect, it } from "vitest";
import { unNumber } from "../identity/un-number.ts";
import { CURRENT_ERG } from "../provenance/source.ts";
import { loadEditionChanges } from "./edition-changes.ts";

// Read in both editions. [ERG2020] [ERG2024]
it("loadEditionChanges returns each change of a number with its figures in both editions and where they are printed", async () => {
  const { before, after, changes } = await loadEditionChanges();
  expect([before, after]).toEqual(["ERG2020", CURRENT_ERG]);
  expect(changes.filter(({ unNumber: id }) => id === unNumber("1079"))).toEqual([
    {
      unNumber: "UN1079",
      name: "Sulfur dioxide",
      kind: "small-night",
      before: 2500,
      after: 2600,
      sources: [
        { key: "ERG2020", locator: "Table 1" },
        { key: "ERG2024", locator: "Table 1" },
      ],
    },
    expect.objectContaining({ kind: "container", before: "Single ton cylinder" }),
  ]);
});

it("loadEditionChanges marks a figure of the earlier edition that was not read in the book", async () => {
  const { changes } = await loadEditionChanges();
  const ofGuide = changes.filter(({ unNumber: id, kind }) => id === unNumber("1428") && kind === "page-large");
  expect(ofGuide).toMatchObject([
    { before: 100, after: 300, sources: [{ locator: "Guide 138", mark: "derived" }, { locator: "Guide 138" }] },
  ]);
});

it("loadEditionChanges has a name for every number, in the order of the numbers, each change once", async () => {
  const { changes } = await loadEditionChanges();
  expect(changes.filter(({ name }) => !/\p{L}/u.test(name) || /^(?:UN|NA)\d/.test(name))).toEqual([]);
  const digits = changes.map(({ unNumber: id }) => id.slice(2));
  expect(digits).toEqual(digits.toSorted());
  expect(new Set(changes.map((change) => JSON.stringify(change))).size).toBe(changes.length);
});

import { matchHeadings, recordsOf } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { REPORTED_STOCK } from "../../../../test/reported-stock.ts";
import { importLines, NOTHING_DECIDED, recordReader } from "../import-view.ts";

it.each(REPORTED_STOCK)("imports the complete content of the file: $what ($source)", ({ rows, expected }) => {
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(rows, match);
  const setting = { locations: [{ id: 21, name: "Annex" }], defaultLocationId: 21, isSizeOfOne: false, sign };
  const lines = importLines(records, recordReader(setting), NOTHING_DECIDED, new Map(), []);
  const found = lines.map(({ chemical, comesIn, problems }) =>
    chemical !== null && comesIn ? [chemical.quantity, chemical.unit] : problems.quantity?.code,
  );
  expect(found).toEqual(expected);
});

import { afterEach, expect, it, vi } from "vitest";
import { readSpreadsheet } from "./read-spreadsheet.ts";

const file = new File(["Chemical name,Amount\nChlorine,2\n"], "stock.csv");

afterEach(() => {
  vi.doUnmock("papaparse");
});

it("does not call a file broken when what reads it could not be brought", async () => {
  vi.doMock("papaparse", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(await readSpreadsheet(file)).toEqual({ ok: false, reason: "reader" });
  vi.doUnmock("papaparse");
  expect(await readSpreadsheet(file)).toMatchObject({
    ok: true,
    sheets: [[["Chemical name", "Amount"], ["Chlorine", "2"], [""]]],
  });
});

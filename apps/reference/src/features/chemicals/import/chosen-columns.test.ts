import { guessHeadings, putColumn, recordsOf } from "@placard/hazmat-core/business";
import { beforeEach, describe, expect, it } from "vitest";
import { ChosenColumns, remapped } from "./chosen-columns.ts";

const ROWS = [
  ["Substancja", "Ilość", "Etikett"],
  ["Chlor", "70 kg", "7782-50-5"],
  ["Ammoniak", "viel", "7664-41-7"],
];

function matchOf(rows: readonly (readonly string[])[]) {
  const match = guessHeadings(rows);
  if (match === null) throw new Error("The rows have no headings.");
  return match;
}

describe("column choices", () => {
  const held = new Map<string, string>();
  const storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  };
  beforeEach(() => held.clear());

  it("apply again to the same header row above other rows", () => {
    const chosen = putColumn(putColumn(matchOf(ROWS), "name", 0), "quantity", 1);
    new ChosenColumns(storage, 3).remember(chosen);
    const again = matchOf([["Bestand 2027"], [" substancja ", "ILOŚĆ", "Etikett"], ["Toluol", "5 L", "108-88-3"]]);
    expect(new ChosenColumns(storage, 3).appliedTo(again)).toMatchObject({
      headingRow: 1,
      columns: { name: 0, quantity: 1 },
      unused: ["Etikett"],
    });
  });

  it("are kept per business and per header row", () => {
    new ChosenColumns(storage, 3).remember(putColumn(matchOf(ROWS), "name", 0));
    const other = matchOf([["Substancja", "Etikett", "Ilość"]]);
    expect(new ChosenColumns(storage, 4).appliedTo(matchOf(ROWS)).columns).toEqual({});
    expect(new ChosenColumns(storage, 3).appliedTo(other)).toBe(other);
  });

  it("are dropped after twenty header rows, and if the storage contains something else", () => {
    const columns = new ChosenColumns(storage, 3);
    columns.remember(putColumn(matchOf(ROWS), "name", 0));
    for (let at = 0; at < 20; at += 1) columns.remember(matchOf([["Substancja", `Ilość ${at}`]]));
    expect(columns.appliedTo(matchOf(ROWS)).columns).toEqual({});
    for (const text of [
      "{",
      "7",
      '[["Substancja",null]]',
      '[[1,{"name":0}]]',
      '[["substancja\\u001filość",{"name":-1}]]',
    ]) {
      held.set("placard.import-columns.3", text);
      expect(columns.appliedTo(matchOf([["Substancja", "Ilość"]])).columns, text).toEqual({});
    }
  });
});

describe("corrected rows", () => {
  const before = putColumn(putColumn(matchOf(ROWS), "name", 0), "quantity", 1);
  const [, ammonia] = recordsOf(ROWS, before).records;
  if (ammonia === undefined) throw new Error("The rows hold no second record.");
  const corrections = new Map([[ammonia.row, { ...ammonia.cells, quantity: "640 kg" }]]);

  it("keep the corrections and use the newly chosen column for the rest", () => {
    const after = putColumn(before, "cas_number", 2);
    expect(remapped(corrections, { rows: ROWS }, before, after).get(ammonia.row)).toMatchObject({
      quantity: "640 kg",
      cas_number: "7664-41-7",
    });
  });

  it("are read again for a moved column", () => {
    const after = putColumn(before, "quantity", 2);
    expect(remapped(corrections, { rows: ROWS }, before, after).get(ammonia.row)?.quantity).toBe("7664-41-7");
  });
});

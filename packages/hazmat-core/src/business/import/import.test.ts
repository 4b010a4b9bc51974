import { describe, expect, it } from "vitest";
import { duplicateKey, readRecord, recordsOf, type ImportCells, type ImportSetting } from "./import-row.ts";
import { IMPORT_FIELDS } from "./import-fields.ts";
import { guessHeadings, matchHeadings, putColumn, takeColumns } from "./match-headings.ts";
import { decimalSignOf, readImportAmount } from "./read-import-amount.ts";
import { plainCell, safeCell } from "./safe-cell.ts";

describe("matchHeadings", () => {
  it.each([
    [
      "ChemInventory.net",
      "Container Name,Substance CAS,Barcode,Location,Container Size,Unit,Supplier,Date Acquired",
      { name: 0, cas_number: 1, location: 3, quantity: 4, unit: 5, manufacturer: 6 },
    ],
    [
      "Quartzy",
      "Item Name,Type,Vendor,Catalog #,CAS #,Location,Amount in Stock,Unit size,Lot #",
      { name: 0, manufacturer: 2, cas_number: 4, location: 5, quantity: 6 },
    ],
    [
      "CERS",
      "CERSID,ChemicalLocation,ChemicalName,CommonName,CASNumber,LargestContainer,Units",
      { location: 1, name: 2, cas_number: 4, quantity_per_vessel: 5, unit: 6 },
    ],
    [
      "a university sheet",
      "Department,Building,Room,Chemical Name,CAS No.,Quantity,Units,MSDS on file (Y/N)",
      { location: 1, room: 2, name: 3, cas_number: 4, quantity: 5, unit: 6 },
    ],
    ["French headings", "Nom du produit;Numéro CAS;Quantité;Unité", { name: 0, cas_number: 1, quantity: 2, unit: 3 }],
  ])("reads %s", (_what, line, columns) => {
    expect(matchHeadings([line.split(/[,;]/)])?.columns).toEqual(columns);
  });

  it("passes over titles, and takes the word within a heading", () => {
    const match = matchHeadings([
      ["Stock list 2026"],
      [],
      ["Product Name", "Qty (kg)", "Notes"],
      ["Chlorine", "70", ""],
    ]);
    expect(match).toMatchObject({ headingRow: 2, columns: { name: 0, quantity: 1 }, unused: ["Notes"] });
  });

  it("says when no row names a substance, and takes another column when told", () => {
    expect(matchHeadings([["Room", "Shelf"]])).toBeNull();
    const match = matchHeadings([["Name", "Tag", "CAS"]]);
    expect(match && putColumn(match, "cas_number", 1)).toMatchObject({
      columns: { name: 0, cas_number: 1 },
      unused: ["CAS"],
    });
  });
});

describe("a header that names nothing that is known", () => {
  const rows = [["Bestand 2026"], ["Stoff", "Menge", "CAS", ""], ["Chlor", "70 kg", "7782-50-5", ""]];

  it("is the fullest row, with what is known of it, for a person to say the rest", () => {
    expect(matchHeadings(rows)).toBeNull();
    expect(guessHeadings(rows)).toMatchObject({
      headingRow: 1,
      columns: { cas_number: 2 },
      unused: ["Stoff", "Menge"],
    });
    expect(guessHeadings([["Chlor"], ["Ammoniak"]])).toBeNull();
    expect(guessHeadings([])).toBeNull();
    expect(guessHeadings([["Name", "Tag"]])).toEqual(matchHeadings([["Name", "Tag"]]));
  });

  it("takes the columns that a person chose for it", () => {
    const match = guessHeadings(rows);
    expect(match && takeColumns(match, { name: 0, quantity: 1, unit: 9 })).toMatchObject({
      columns: { name: 0, quantity: 1 },
      unused: ["CAS"],
    });
  });
});

describe("readImportAmount", () => {
  it.each([
    ["70", "kg", null, 70, "kg"],
    ["500 mL", "", null, 500, "mL"],
    ["1,5", "L", null, 1.5, "L"],
    ["1.250,5", "kg", "comma", 1250.5, "kg"],
    ["1,250.5", "kg", "point", 1250.5, "kg"],
    ["2 000", "g", null, 2, "kg"],
    ["1,500", "lb", "point", 1500, "lbs"],
    ["1,500", "kg", "comma", 1.5, "kg"],
    ["4 qt", "", null, 1, "gal"],
    ["2.5 Litres", "kg", null, 2.5, "L"],
    ["128", "fl. oz.", null, 1, "gal"],
    ["1", "m³", null, 1000, "L"],
    ["1e3", "kg", null, 1000, "kg"],
  ] as const)("reads %s %s", (text, unitText, sign, quantity, unit) => {
    expect(readImportAmount(text, unitText, sign)).toEqual({ ok: true, quantity, unit });
  });

  it.each([
    ["1,500", "kg", "quantity", "import.quantity_ambiguous"],
    ["some", "kg", "quantity", "import.quantity_unread"],
    ["1.2.3", "kg", "quantity", "import.quantity_unread"],
    ["-4", "kg", "quantity", "import.quantity_out_of_range"],
    ["3", "bottles", "unit", "import.unit_unknown"],
    ["3 scf", "", "quantity", "import.unit_unknown"],
    ["3", "t", "unit", "import.unit_ambiguous"],
  ] as const)("refuses %s %s and names the cell", (text, unitText, field, code) => {
    expect(readImportAmount(text, unitText, null)).toMatchObject({ ok: false, field, fault: { code } });
  });

  it("finds how a file writes decimals from what is not ambiguous", () => {
    expect(decimalSignOf(["1,500", "2", "0,75 kg"])).toBe("comma");
    expect(decimalSignOf(["1,500", "2.25"])).toBe("point");
    expect(decimalSignOf(["1,500", "2"])).toBeNull();
  });
});

const cells = (changes: Partial<ImportCells>): ImportCells => ({
  ...(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ""])) as ImportCells), // every field is there
  name: "Chlorine",
  quantity: "70",
  unit: "kg",
  location: "pier  road",
  ...changes,
});
const setting: ImportSetting = {
  locations: [
    { id: 3, name: "Pier Road" },
    { id: 4, name: "Annex" },
    { id: 5, name: "annex" },
  ],
  defaultLocationId: null,
  sign: null,
  isSizeOfOne: false,
};

describe("readRecord", () => {
  it("gives the chemical of a record without faults", () => {
    const { chemical, problems } = readRecord(cells({ cas_number: "7782-50-5", un_number: "UN 1017" }), setting);
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({ name: "Chlorine", quantity: 70, unit: "kg", location_id: 3 });
  });

  it.each([
    ["name", { name: "" }, "chemical_name.required"],
    ["cas_number", { cas_number: "7782-50-6" }, "import.cas_wrong"],
    ["cas_number", { cas_number: "1950-00-00" }, "import.cas_is_date"],
    ["cas_number", { cas_number: "Feb-50" }, "import.cas_is_date"],
    ["un_number", { un_number: "10170" }, "un_number.not_four_digits"],
    ["quantity", { quantity: "" }, "quantity.required"],
    ["unit", { unit: "" }, "unit.required"],
    ["location", { location: "Mars" }, "import.location_unknown"],
    ["location", { location: "Annex" }, "import.location_twice"],
    ["location", { location: "" }, "location.required"],
  ] as const)("marks %s of %o", (field, changes, code) => {
    const { chemical, problems } = readRecord(cells(changes), setting);
    expect(chemical).toBeNull();
    expect(problems).toMatchObject({ [field]: { code } });
    expect(Object.keys(problems)).toEqual([field]);
  });

  it("names every wrong cell of a record at once", () => {
    const { problems } = readRecord(cells({ name: "", quantity: "x", cas_number: "1-2-3", location: "?" }), setting);
    expect(Object.keys(problems).toSorted()).toEqual(["cas_number", "location", "name", "quantity"]);
  });

  it("puts records without a site at the one that was chosen, and multiplies sizes by their count", () => {
    const read = readRecord(cells({ location: "", quantity: "500 mL", unit: "", count: "4" }), {
      ...setting,
      defaultLocationId: 4,
      isSizeOfOne: true,
    });
    expect(read.chemical).toMatchObject({ location_id: 4, quantity: 2000, unit: "mL", quantity_per_vessel: "500 mL" });
  });
});

it("reads the records below the headings, with the unit of the heading and the row of the spreadsheet", () => {
  const rows = [["Stock"], ["Name", "Quantity (kg)"], ["Chlorine", "70,5"], ["", ""], ["Argon", "3"]];
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(rows, match);
  expect(records.map(({ row, cells: { name, unit } }) => [row, name, unit])).toEqual([
    [3, "Chlorine", "kg"],
    [5, "Argon", "kg"],
  ]);
  expect(sign).toBe("comma");
});

it("finds the same chemical at the same site, however it is written", () => {
  const one = duplicateKey({ name: "Chlorine  gas", cas_number: null, location_id: 3 });
  expect(duplicateKey({ name: " chlorine gas ", cas_number: "", location_id: 3 })).toBe(one);
  expect(duplicateKey({ name: "chlorine gas", cas_number: "7782-50-5", location_id: 3 })).not.toBe(one);
  expect(duplicateKey({ name: "chlorine gas", cas_number: null, location_id: 4 })).not.toBe(one);
});

it.each(["=1+1", "+44", "-5", "@cmd", "\tx", "\rx", "'=x", "''=x", "plain", "'quoted'", ""])(
  "makes %o safe for spreadsheets, and gives it back as it was",
  (text) => {
    expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(plainCell(safeCell(text))).toBe(text);
  },
);

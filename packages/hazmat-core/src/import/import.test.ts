import { describe, expect, it } from "vitest";
import { duplicateKey, readRecord, recordsOf, type ImportCells, type ImportSetting } from "./import-row.ts";
import { isHeadingOf } from "./heading-words.ts";
import { HEADING_SYNONYMS, IMPORT_FIELDS } from "./import-fields.ts";
import { guessHeadings, matchHeadings, putColumn, takeColumns } from "./match-headings.ts";
import { decimalSignOf, readImportAmount } from "../business/inventory/read-import-amount.ts";
import { plainCell, safeCell } from "./safe-cell.ts";
import { unusedColumns } from "./unused-columns.ts";

describe("matchHeadings", () => {
  it.each([
    ["ID Number", ["1017", "1203"], undefined],
    ["Item ID Number", ["UN1017", "4711"], undefined],
    ["ID Number", ["UN1017", "", "NA 1993"], 1],
    ["ID Number", ["", ""], undefined],
    ["UN ID Number", ["1017"], 1],
    ["DOT ID", ["1017"], 1],
  ])("takes a column %s with %j for UN numbers only where it says so", (heading, cells, column) => {
    const rows = [["Name", heading, "Qty", "Unit"], ...cells.map((cell) => ["Hand soap", cell, "5", "L"])];
    const match = matchHeadings(rows);
    expect(match?.columns.un_number).toBe(column);
    expect(match?.unused).toEqual(column === undefined ? [heading] : []);
  });

  it.each([
    [
      "ChemInventory.net",
      "Container Name,Substance CAS,Barcode,Location,Container Size,Unit,Supplier,Date Acquired,Full %,GHS H-codes",
      { name: 0, cas_number: 1, location: 3, quantity: 4, unit: 5, manufacturer: 6, full: 8, tier_h_codes: 9 },
    ],
    [
      "Quartzy",
      "Item Name,Type,Vendor,Catalog #,CAS #,Location,Amount in Stock,Unit size,Lot #",
      { name: 0, manufacturer: 2, cas_number: 4, location: 5, quantity: 6 },
    ],
    [
      "Quartzy with the place in detail",
      "Item Name,CAS #,Location,Location Details,Amount in Stock",
      { name: 0, cas_number: 1, location: 2, cabinet: 3, quantity: 4 },
    ],
    [
      "CERS with its map",
      "ChemicalLocation,MapNumber,GridNumber,CommonName,LargestContainer,Units",
      { location: 0, room: 1, cabinet: 2, name: 3, tier_largest: 4, unit: 5 },
    ],
    [
      "tables of Tier2 Submit",
      "chemName,casNumber,maxAmount,maxAmtLargestContainer,daysOnSite",
      { name: 0, cas_number: 1, tier_max: 2, tier_largest: 3, tier_days: 4 },
    ],
    [
      "CERS",
      "CERSID,ChemicalLocation,ChemicalName,TradeSecret,EHS,CASNumber,LargestContainer,Units,PhysicalState,AverageDailyAmount,MaximumDailyAmount,DaysOnSite,StateWasteCode",
      {
        location: 1,
        name: 2,
        tier_secret: 3,
        tier_ehs: 4,
        cas_number: 5,
        tier_largest: 6,
        unit: 7,
        tier_states: 8,
        tier_average: 9,
        tier_max: 10,
        tier_days: 11,
      },
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
    ["packing_group", { packing_group: "IV" }, "packing_group.unread"],
    ["flash_point", { flash_point: "12" }, "flash_point.no_unit"],
    ["flash_point", { flash_point: "low" }, "flash_point.unread"],
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

  it.each([
    ["Packing Group", "Flash Point", "PG 2", "12 °C c.c."],
    ["PG", "Flash point (°C)", "ii", "12"],
    ["PG", "Flash pt (°C)", "ii", "12"],
    ["PG", "Flash Pt.", "II", "12 °C"],
    ["Groupe d'emballage", "Point d'éclair, C, c.c.", "II", "12"],
  ])("reads packing group and flash point below %s and %s", (group, point, pg, flash) => {
    const rows = [
      ["Name", group, point, "Qty", "Unit", "Location"],
      ["Methanol", pg, flash, "5", "L", "Annexe"],
    ];
    const match = matchHeadings(rows);
    if (match === null) throw new Error("The headings were not found.");
    const locations = [{ id: 3, name: "Annexe" }];
    const { chemical } = readRecord(recordsOf(rows, match).records[0]?.cells ?? cells({}), { ...setting, locations });
    expect(chemical?.packing_group).toBe("II");
    expect(chemical?.flash_point).toMatchObject({ value: 12, unit: "C", bound: "at" });
    expect(match.unused).toEqual([]);
  });

  it("leaves packing group and flash point unknown where the file says nothing", () => {
    expect(readRecord(cells({}), setting).chemical).toMatchObject({ packing_group: null, flash_point: null });
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

describe("a container that is not full", () => {
  const sheet = (...row: readonly string[]) => {
    const rows = [["Container Name", "Container Size", "Unit", "Full %", "Location"], row];
    const match = matchHeadings(rows);
    if (match === null) throw new Error("The headings were not found.");
    const { records, sign } = recordsOf(rows, match);
    return readRecord(records[0]?.cells ?? cells({}), { ...setting, sign, isSizeOfOne: match.isSizeOfOne });
  };

  it.each([
    ["10", 50],
    ["10 %", 50],
    ["0", 0],
    ["100", 500],
    ["0.5 %", 2.5],
    ["", 500],
  ])("holds %s of its size, which stays on file", (full, quantity) => {
    const { chemical, problems } = sheet("Acetone", "500", "mL", full, "Pier Road");
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({ quantity, unit: "mL", ...(full !== "" && { quantity_per_vessel: "500 mL" }) });
  });

  it.each([
    ["0.5", "import.percent_unclear"],
    ["1", "import.percent_unclear"],
    ["120", "import.percent_unread"],
    ["half", "import.percent_unread"],
  ])("is asked about where %s can be anything", (full, code) => {
    expect(sheet("Acetone", "500", "mL", full, "Pier Road")).toMatchObject({
      chemical: null,
      problems: { full: { code } },
    });
  });

  it("is not reckoned from a quantity that is no size, and the column is named", () => {
    const match = matchHeadings([["Name", "Quantity", "Full %"]]);
    expect(match?.columns.full).toBeUndefined();
    expect(match && unusedColumns(match)).toEqual([{ column: 2, heading: "Full %", why: { kind: "no_size" } }]);
  });
});

it("names every column that is not taken, and why", () => {
  const match = matchHeadings([["Name", "Trade Name", "Barcode", "Lot #", "Purity", "Comments", "Colour", ""]]);
  expect(match && unusedColumns(match)).toEqual([
    { column: 0, heading: "Name", why: { kind: "taken", field: "name", by: "Trade Name" } },
    { column: 2, heading: "Barcode", why: { kind: "not_kept", what: "container" } },
    { column: 3, heading: "Lot #", why: { kind: "not_kept", what: "lot" } },
    { column: 4, heading: "Purity", why: { kind: "not_kept", what: "concentration" } },
    { column: 5, heading: "Comments", why: { kind: "not_kept", what: "notes" } },
    { column: 6, heading: "Colour", why: { kind: "unknown" } },
  ]);
});

it("says of a column that a person left out what it could be taken for", () => {
  const match = matchHeadings([["Name", "Size", "Full %"]]);
  const left = match && putColumn(match, "full", null);
  expect(left && unusedColumns(left)[0]?.why).toEqual({ kind: "left", field: "full" });
});

describe("what a report and a sign need", () => {
  it("is taken from its columns, in the unit of the record", () => {
    const { chemical, problems } = readRecord(
      cells({
        tier_max: "1500",
        tier_average: "900 kg",
        tier_states: "Liquid, gas",
        tier_ehs: "Y",
        tier_h_codes: "H280; h331, H 314",
        tier_days: "365",
        tier_container: "Cylinder",
        nfpa_health: "3",
        nfpa_special: "OX",
      }),
      setting,
    );
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({
      nfpa: { health: 3, fire: null, reactivity: null, special: "OX" },
      tier_two: {
        max_amount: 1500,
        average_amount: 900,
        unit: null,
        states: ["liquid", "gas"],
        is_ehs: true,
        h_codes: ["H280", "H331", "H314"],
        days_on_site: 365,
        container_type: "L",
      },
    });
  });

  it("is null where no column says anything", () => {
    expect(readRecord(cells({}), setting).chemical).toMatchObject({ nfpa: null, tier_two: null });
  });

  it.each([
    ["nfpa_fire", "5", "import.choice_unknown"],
    ["tier_ehs", "perhaps", "import.choice_unknown"],
    ["tier_states", "plasma", "import.choice_unknown"],
    ["tier_h_codes", "danger", "import.h_codes_unread"],
    ["tier_max", "lots", "import.quantity_unread"],
    ["tier_max", "3 L", "import.unit_differs"],
    ["tier_days", "400", "tier_two.days"],
    ["tier_density", "99", "tier_two.density"],
    ["tier_parts", "; ;", "tier_two.part"],
  ] as const)("marks %s where it says %s", (field, text, code) => {
    const { chemical, problems } = readRecord(cells({ [field]: text }), setting);
    expect(chemical).toBeNull();
    expect(problems).toMatchObject({ [field]: { code } });
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

it("is sure of a heading that is a synonym as a whole, and of no other", () => {
  const { name, quantity } = HEADING_SYNONYMS;
  expect([isHeadingOf("PRODUCT_name", name), isHeadingOf("Qté", ["Qte"])]).toEqual([true, true]);
  expect([isHeadingOf("Product name of last year", name), isHeadingOf("", quantity)]).toEqual([false, false]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duplicateKey } from "./duplicate-key.ts";
import { readRecord, recordsOf, type ImportCells, type ImportSetting } from "./import-row.ts";
import { isHeadingOf } from "./heading-words.ts";
import { HEADING_SYNONYMS, IMPORT_FIELDS, type ImportField } from "./import-fields.ts";
import { guessHeadings, matchHeadings, putColumn, takeColumns } from "./match-headings.ts";
import { decimalSignOf, readImportAmount, type ColumnSign } from "../business/inventory/read-import-amount.ts";
import { englishProblems } from "../business/forms/problem-words.en.ts";
import { problemText } from "../business/forms/problem.ts";
import { typedCell } from "./amount-cells.ts";
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
  ])("uses a column %s with %j for UN numbers only if it says so", (heading, cells, column) => {
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
      { name: 0, manufacturer: 2, cas_number: 4, location: 5, quantity: 6, quantity_per_vessel: 7 },
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
  ])("matches %s", (_what, line, columns) => {
    expect(matchHeadings([line.split(/[,;]/)])?.columns).toEqual(columns);
  });

  it.each([
    [["Product", "Contact name", "Qty"], { name: 0, quantity: 2 }],
    [["Site name", "Product", "Qty"], { location: 0, name: 1, quantity: 2 }],
    [["Chemical", "Lab name"], { name: 0, room: 1 }],
    [["Chemical", "Site contact", "Qty"], { name: 0, quantity: 2 }],
    [["Chemical", "Location of SDS"], { name: 0 }],
    [["Chemical", "Room temperature"], { name: 0 }],
    [["Chemical", "Building manager"], { name: 0 }],
    [["Chemical", "Storage class"], { name: 0 }],
    [["Chemical", "Unit price"], { name: 0 }],
    [["Chemical", "Reorder quantity"], { name: 0 }],
    [["Chemical", "Amount ordered"], { name: 0 }],
    [["Chemical", "Qty min", "Qty on hand"], { name: 0, quantity: 2 }],
    [["Chemical", "Quantity last year"], { name: 0 }],
    [["Chemical", "CAS of main component"], { name: 0 }],
    [
      ["Bldg", "Rm.", "Chemical", "# of cont.", "Container", "Qty"],
      { location: 0, room: 1, name: 2, count: 3, storage_vessel: 4, quantity: 5 },
    ],
    [["Container Code", "Chemical"], { name: 1 }],
  ])("does not use a column of %j for another field", (headings, columns) => {
    expect(matchHeadings([headings])?.columns).toEqual(columns);
  });

  it.each([
    ["Denominación del articulo;Cantidad", { name: 0, quantity: 1 }],
    ["Producto;Nº CAS;Cantidad (kg);Ubicación;Sala", { name: 0, cas_number: 1, quantity: 2, location: 3, room: 4 }],
    ["Nombre;Cantidad;Unidad", { name: 0, quantity: 1, unit: 2 }],
    [
      "Stoff;CAS-Nr.;Menge;Einheit;Standort;Raum",
      { name: 0, cas_number: 1, quantity: 2, unit: 3, location: 4, room: 5 },
    ],
    ["Bezeichnung;UN-Nummer;Gebindegröße;Anzahl", { name: 0, un_number: 1, quantity: 2, count: 3 }],
    ["Produit;N° CAS;Qté (kg);Bâtiment;Nombre", { name: 0, cas_number: 1, quantity: 2, location: 3, count: 4 }],
    ["Désignation;N° ONU;Quantité;Unité;Fournisseur", { name: 0, un_number: 1, quantity: 2, unit: 3, manufacturer: 4 }],
  ])("matches the headings %s", (line, columns) => {
    expect(matchHeadings([line.split(";")])?.columns).toEqual(columns);
  });

  it.each([
    [["Name", "Qty (gal)", "Qty (lb)"], 1, [2]],
    [["Name", "Max qty", "Current qty"], 2, undefined],
    [["Name", "Amount (%)", "Quantity in stock"], 2, undefined],
    [["Name", "Quantity", "Reportable quantity"], 1, undefined],
  ])("reads the quantity of %j from each column that can be it", (headings, quantity, others) => {
    const match = matchHeadings([headings]);
    expect([match?.columns.quantity, match?.otherQuantities]).toEqual([quantity, others]);
    if (match === null || others === undefined) return;
    expect(match.unused).toEqual([]);
    expect(takeColumns(match, match.columns).otherQuantities).toEqual(others);
    expect(putColumn(match, "room", 2).otherQuantities).toBeUndefined();
    expect(putColumn(match, "quantity", 2)).toMatchObject({ columns: { quantity: 2 }, unused: ["Qty (gal)"] });
  });

  it("never uses a row with amounts or a single text as a line of the headings", () => {
    const rows = [
      ["Item name", "Qty", ""],
      ["Chemical XQ", "5", "(gal)"],
    ];
    expect(matchHeadings(rows)?.headingRow).toBe(0);
    expect(matchHeadings([["Acids (kg) site"], ["Name", "Qty"]])?.headings).toEqual(["Name", "Qty"]);
  });

  it("skips titles, and matches a word within a heading", () => {
    const match = matchHeadings([
      ["Stock list 2026"],
      [],
      ["Product Name", "Qty (kg)", "Notes"],
      ["Chlorine", "70", ""],
    ]);
    expect(match).toMatchObject({ headingRow: 2, columns: { name: 0, quantity: 1 }, unused: ["Notes"] });
  });

  it("reports that no row names a substance, and uses another column if chosen", () => {
    expect(matchHeadings([["Room", "Shelf"]])).toBeNull();
    const match = matchHeadings([["Name", "Tag", "CAS"]]);
    expect(match && putColumn(match, "cas_number", 1)).toMatchObject({
      columns: { name: 0, cas_number: 1 },
      unused: ["CAS"],
    });
  });
});

describe("guessHeadings with unknown headings", () => {
  const rows = [["Kartoteka 2026"], ["Substancja", "Ilość", "CAS", ""], ["Chlor", "70 kg", "7782-50-5", ""]];

  it("returns the fullest row with the known columns, for the user to map the others", () => {
    expect(matchHeadings(rows)).toBeNull();
    expect(guessHeadings(rows)).toMatchObject({
      headingRow: 1,
      columns: { cas_number: 2 },
      unused: ["Substancja", "Ilość"],
    });
    expect(guessHeadings([["Chlor"], ["Ammoniak"]])).toBeNull();
    expect(guessHeadings([])).toBeNull();
    expect(guessHeadings([["Name", "Tag"]])).toEqual(matchHeadings([["Name", "Tag"]]));
  });

  it("uses the columns that a user chose for it", () => {
    const match = guessHeadings(rows);
    expect(match && takeColumns(match, { name: 0, quantity: 1, unit: 9 })).toMatchObject({
      columns: { name: 0, quantity: 1 },
      unused: ["CAS"],
    });
  });
});

const POINTS: ColumnSign = { sign: "point", points: 12, commas: 0 };
const COMMAS: ColumnSign = { sign: "comma", points: 0, commas: 12 };
const MOSTLY_COMMAS: ColumnSign = { sign: "comma", points: 1, commas: 2 };

describe("readImportAmount", () => {
  it.each([
    ["70", "kg", null, 70, "kg"],
    ["500 mL", "", null, 500, "mL"],
    ["1,5", "L", null, 1.5, "L"],
    ["1.250,5", "kg", COMMAS, 1250.5, "kg"],
    ["1,250.5", "kg", POINTS, 1250.5, "kg"],
    ["2 000", "g", null, 2, "kg"],
    ["4\u00a0500 mL", "", null, 4500, "mL"],
    ["1 234 567", "g", null, 1234.567, "kg"],
    ["3500 gr", "", null, 3.5, "kg"],
    ["5", "grs", null, 0.005, "kg"],
    ["5", "lt", null, 5, "L"],
    ["5", "Lts.", null, 5, "L"],
    ["5", "litros", null, 5, "L"],
    ["5", "Gramm", null, 0.005, "kg"],
    ["100", "Cubic Feet", null, 2831.68, "L"],
    ["100", "cu. ft.", null, 2831.68, "L"],
    ["100", "CF", null, 2831.68, "L"],
    ["10", "cu ft", null, 283.17, "L"],
    ["0.01", "cf", null, 0.2832, "L"],
    ["1,500", "lb", POINTS, 1500, "lbs"],
    ["1.500", "kg", COMMAS, 1500, "kg"],
    ["12,5 lbs", "", null, 12.5, "lbs"],
    ["2.25", "L", null, 2.25, "L"],
    ["0,125", "L", null, 0.125, "L"],
    ["1’250.5", "kg", null, 1250.5, "kg"],
    ["1,234,567", "kg", null, 1_234_567, "kg"],
    ["1.500", "kg", "typed", 1.5, "kg"],
    [1.5, "kg", COMMAS, 1.5, "kg"],
    [0.75, "L", COMMAS, 0.75, "L"],
    [1250.75, "kg", MOSTLY_COMMAS, 1250.75, "kg"],
    ["4 qt", "", null, 1, "gal"],
    ["2.5 Litres", "kg", null, 2.5, "L"],
    ["128", "fl. oz.", null, 1, "gal"],
    ["1", "m³", null, 1000, "L"],
    ["1e3", "kg", null, 1000, "kg"],
  ] as const)("parses %s %s", (text, unitText, sign, quantity, unit) => {
    expect(readImportAmount(text, unitText, sign)).toEqual({ ok: true, quantity, unit });
  });

  it.each([
    ["1,500", "kg", "quantity", "import.quantity_ambiguous"],
    ["1.500", "kg", "quantity", "import.quantity_ambiguous"],
    ["4 1-gal", "", "quantity", "import.quantity_unread"],
    ["6 1", "qt", "quantity", "import.quantity_unread"],
    ["12 16", "oz", "quantity", "import.quantity_unread"],
    ["4 x 2.5 L", "", "quantity", "import.quantity_unread"],
    ["5-10 gal", "", "quantity", "import.quantity_unread"],
    ["1/2 gal", "", "quantity", "import.quantity_unread"],
    ["3 1/2", "gal", "quantity", "import.quantity_unread"],
    ["12,34,567", "kg", "quantity", "import.quantity_unread"],
    ["1,23", "", "unit", "import.unit_unknown"],
    ["1 2,5", "kg", "quantity", "import.quantity_unread"],
    ["1.234,567.8", "kg", "quantity", "import.quantity_unread"],
    ["1,500'000", "kg", "quantity", "import.quantity_unread"],
    ["-", "kg", "quantity", "import.quantity_unread"],
    ["7".repeat(65), "kg", "quantity", "import.quantity_unread"],
    ["some", "kg", "quantity", "import.quantity_unread"],
    ["1.2.3", "kg", "quantity", "import.quantity_unread"],
    ["-4", "kg", "quantity", "import.quantity_out_of_range"],
    ["3", "bottles", "unit", "import.unit_unknown"],
    ["3 scf", "", "quantity", "import.unit_unknown"],
    ["3", "t", "unit", "import.unit_ambiguous"],
  ] as const)("rejects %s %s and names the cell", (text, unitText, field, code) => {
    expect(readImportAmount(text, unitText, null)).toMatchObject({ ok: false, field, fault: { code } });
  });

  it("infers the decimal separator of a column from unambiguous cells, and counts them", () => {
    expect(decimalSignOf(["1,500", "2", "0,75 kg"])).toEqual({ sign: "comma", points: 0, commas: 1 });
    expect(decimalSignOf(["1,500", "2.25"])).toEqual({ sign: "point", points: 1, commas: 0 });
    expect(decimalSignOf(["1,500", "2"])).toEqual({ sign: null, points: 0, commas: 0 });
    expect(decimalSignOf(["0,5", "2.25", "1,75"])).toEqual({ sign: "comma", points: 1, commas: 2 });
    expect(decimalSignOf(["0,5", "2.25"])).toEqual({ sign: null, points: 1, commas: 1 });
  });

  it.each([
    ["1,500 gal", null, ["1500 gal", "1.5 gal"]],
    ["1,500 gal", COMMAS, ["1500 gal", "1.5 gal"]],
    ["1.500", POINTS, ["1.5", "1500"]],
    ["1.500", MOSTLY_COMMAS, ["1.5", "1500"]],
    ["1,500", "typed", ["1500", "1.5"]],
    ["4 500 mL", null, ["4500 mL", "2000 mL"]],
    ["4 500", "typed", ["4500", "2000"]],
    ["12 160,5", COMMAS, ["12160.5", "1926"]],
  ] as const)("asks which reading of %s by %o is meant", (text, by, readings) => {
    expect(readImportAmount(text, "gal", by)).toEqual({
      ok: false,
      field: "quantity",
      fault: { code: "import.quantity_ambiguous", text, readings },
    });
    // A chosen reading is parsed without a further question.
    for (const reading of readings) expect(readImportAmount(reading, "gal", "typed")).toMatchObject({ ok: true });
  });

  it("asks about a cell with another decimal separator than its column, and accepts the others", () => {
    expect(readImportAmount("2.25", "L", MOSTLY_COMMAS)).toMatchObject({
      ok: false,
      fault: { code: "import.quantity_other_sign", text: "2.25", readings: ["2.25"], points: 1, commas: 2 },
    });
    expect(readImportAmount("0,5", "L", MOSTLY_COMMAS)).toMatchObject({ ok: true, quantity: 0.5 });
    expect(readImportAmount("3", "L", MOSTLY_COMMAS)).toMatchObject({ ok: true, quantity: 3 });
  });

  it("asks about every cell with decimals if both separators are equally common", () => {
    const column = decimalSignOf(["0,5", "2.25"]);
    for (const text of ["0,5", "2.25"]) expect(readImportAmount(text, "L", column)).toMatchObject({ ok: false });
  });

  const LOCALES =
    "en-US en-CA en-IN fr-FR fr-CA fr-CH es-ES es-MX de-DE de-CH de-AT pt-BR pt-PT sv-SE pl-PL ar-EG ja-JP";
  const numbers = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 12 });

  it("parses long texts of any kind in linear time", () => {
    for (const piece of ["1", "1.", ",", " ", "1,000", "e1", "'"]) {
      expect(readImportAmount(piece.repeat(200_000), "kg", null)).toMatchObject({ ok: false });
    }
  });

  it.each(LOCALES.split(" "))("parses numbers written by %s correctly or asks; alone and in their column", (locale) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 4 }), fc.boolean(), (values, digits, isFixed) => {
        const format = new Intl.NumberFormat(locale, {
          maximumFractionDigits: digits,
          minimumFractionDigits: isFixed ? digits : 0,
        });
        const rounded = values.map((value) => Number(value.toFixed(digits)));
        const texts = rounded.map((value) => format.format(value));
        const misread = [null, decimalSignOf(texts)].flatMap((by) =>
          texts.filter((text, at) => {
            const read = readImportAmount(text, "kg", by);
            return read.ok && read.quantity !== rounded[at];
          }),
        );
        expect(misread).toEqual([]);
      }),
    );
  });

  it("parses all of a text or none of it: no digit is ignored", () => {
    const piece = fc.constantFrom("1", "25", "500", ",", ".", " ", "\u00a0", "'", "-", "/", "x", " gal");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join("");
        const read = readImportAmount(text, "gal", null);
        if (!read.ok) return;
        const digitsOf = (of: string) => of.replaceAll(/\D/gu, "").replaceAll(/^0+|0+$/gu, "");
        expect(digitsOf(String(read.quantity))).toBe(digitsOf(text));
      }),
    );
  });
});

const cells = (changes: Partial<ImportCells>): ImportCells => ({
  ...(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, ""])) as Record<ImportField, string>), // every field is present
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
  it("returns the chemical of a valid record", () => {
    const { chemical, problems } = readRecord(cells({ cas_number: "7782-50-5", un_number: "UN 1017" }), setting);
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({ name: "Chlorine", quantity: 70, unit: "kg", location_id: 3 });
  });

  it.each([
    ["name", { name: "" }, "chemical_name.required"],
    ["cas_number", { cas_number: "7782-50-6" }, "import.cas_wrong"],
    ["cas_number", { cas_number: "1950-00-00" }, "import.cas_is_date"],
    ["cas_number", { cas_number: "Feb-50" }, "import.cas_is_date"],
    ["name", { sources: { name: "cut" } }, "import.row_cut"],
    ["quantity", { sources: { quantity: "merged" } }, "import.amount_merged"],
    ["tier_max", { tier_max: "5", sources: { tier_max: "merged" } }, "import.amount_merged"],
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

  it.each([
    ["1975-09-02", ["75-09-2"]],
    ["2-Sep-75", ["75-09-2"]],
    ["Sep-75", ["75-09-2"]],
    ["9/2/1975", ["75-09-2"]],
    ["02.09.1975", ["75-09-2"]],
    ["3/4/4342", ["4342-03-4"]],
    ["7775-09-09", ["7775-09-9"]],
    ["1950-00-00", ["50-00-0"]],
    ["1975-09-03", ["1975-09-3"]],
    ["1975-09-04", []],
    ["12/31/2026", []],
  ])("names for the date %s the CAS number that it was, if one matches", (text, readings) => {
    const { problems } = readRecord(cells({ cas_number: text }), setting);
    expect(problems).toEqual({ cas_number: { code: "import.cas_is_date", text, readings } });
    const sentence = problems.cas_number === undefined ? "" : problemText(problems.cas_number, englishProblems);
    for (const reading of readings) expect(sentence).toContain(reading);
    // The sentence contains no other number that looks like the answer.
    expect(sentence.match(/\b\d{2,7}-\d{2}-\d\b/gu) ?? []).toEqual(readings);
  });

  it("reports all invalid cells of a record together", () => {
    const { problems } = readRecord(cells({ name: "", quantity: "x", cas_number: "1-2-3", location: "?" }), setting);
    expect(Object.keys(problems).toSorted()).toEqual(["cas_number", "location", "name", "quantity"]);
  });

  it.each([
    ["Packing Group", "Flash Point", "PG 2", "12 °C c.c."],
    ["PG", "Flash point (°C)", "ii", "12"],
    ["PG", "Flash pt (°C)", "ii", "12"],
    ["PG", "Flash Pt.", "II", "12 °C"],
    ["Groupe d'emballage", "Point d'éclair, C, c.c.", "II", "12"],
  ])("parses packing group and flash point below %s and %s", (group, point, pg, flash) => {
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

  it("leaves packing group and flash point unknown if the file has none", () => {
    expect(readRecord(cells({}), setting).chemical).toMatchObject({ packing_group: null, flash_point: null });
  });

  it("assigns records without a site to the chosen one, and multiplies sizes by their count", () => {
    const read = readRecord(cells({ location: "", quantity: "500 mL", unit: "", count: "4" }), {
      ...setting,
      defaultLocationId: 4,
      isSizeOfOne: true,
    });
    expect(read.chemical).toMatchObject({ location_id: 4, quantity: 2000, unit: "mL", quantity_per_vessel: "500 mL" });
  });
});

describe("readRecord with a container that is not full", () => {
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
  ])("calculates %s of its size, and keeps the size", (full, quantity) => {
    const { chemical, problems } = sheet("Acetone", "500", "mL", full, "Pier Road");
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({ quantity, unit: "mL", ...(full !== "" && { quantity_per_vessel: "500 mL" }) });
  });

  it.each([
    ["0.5", "import.percent_unclear"],
    ["1", "import.percent_unclear"],
    ["120", "import.percent_unread"],
    ["half", "import.percent_unread"],
  ])("asks about %s, which is ambiguous", (full, code) => {
    expect(sheet("Acetone", "500", "mL", full, "Pier Road")).toMatchObject({
      chemical: null,
      problems: { full: { code } },
    });
  });

  it("ignores the fill level if the quantity is not a size, and lists the column as unused", () => {
    const match = matchHeadings([["Name", "Quantity", "Full %"]]);
    expect(match?.columns.full).toBeUndefined();
    expect(match && unusedColumns(match)).toEqual([{ column: 2, heading: "Full %", why: { kind: "no_size" } }]);
  });
});

it("lists every unused column with the reason", () => {
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

it("lists for a column that a user excluded the field that it could be", () => {
  const match = matchHeadings([["Name", "Size", "Full %"]]);
  const left = match && putColumn(match, "full", null);
  expect(left && unusedColumns(left)[0]?.why).toEqual({ kind: "left", field: "full" });
});

describe("readRecord with fields for reports and signs", () => {
  it("parses its columns, in the unit of the record", () => {
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

  it.each([
    ["500", "g", "800", 0.5, 0.8, "kg"],
    ["500 g", "", "800", 0.5, 0.8, "kg"],
    ["500 g", "bottle", "800", 0.5, 0.8, "kg"],
    ["100", "cubic feet", "200", 2831.68, 5663.37, "L"],
    ["4", "qt", "8", 1, 2, "gal"],
    ["500", "g", "2 kg", 0.5, 2, "kg"],
  ])("parses amounts in the unit of the row: %s %s, at most %s", (quantity, unit, most, kept, max, keptUnit) => {
    const { chemical, problems } = readRecord(cells({ quantity, unit, tier_max: most }), setting);
    expect(problems).toEqual({});
    expect(chemical).toMatchObject({ quantity: kept, unit: keptUnit, tier_two: { max_amount: max } });
  });

  it("returns null if no column has a value", () => {
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
  ] as const)("marks %s if it contains %s", (field, text, code) => {
    const { chemical, problems } = readRecord(cells({ [field]: text }), setting);
    expect(chemical).toBeNull();
    expect(problems).toMatchObject({ [field]: { code } });
  });
});

it("treats placeholders as blanks", () => {
  const rows = [
    ["Name", "CAS", "Quantity", "Unit", "Room", "Cabinet"],
    ["Benzoate xq", "-", "n/a", "kg", "N/A", "—"],
    ["-5 xq", "'-", "3", "kg", "None", "Na"],
  ];
  const match = matchHeadings(rows);
  const [first, second] = (match && recordsOf(rows, match).records) ?? [];
  expect(first?.cells).toMatchObject({ cas_number: "", quantity: "", room: "", cabinet: "" });
  expect(second?.cells).toMatchObject({ name: "-5 xq", cas_number: "-", room: "None", cabinet: "Na" });
});

it.each(["--", "N/A.", "#N/A", "?", "???", "n/d", "s/d", "k. A.", "."])("treats %s as a blank", (text) => {
  const rows = [
    ["Name", "Quantity", "Room"],
    ["Benzoate xq", "5 kg", text],
  ];
  const match = matchHeadings(rows);
  expect(match && recordsOf(rows, match).records[0]?.cells.room).toBe("");
});

describe("readRecord with cells that need confirmation", () => {
  const rows = [
    ["Name", "Quantity", "Unit", "Room"],
    ["Acetone", "5", "L", "Store"],
    ["Toluene", "5", "L", "Store"],
    ["Methyl ethyl ketone", "2", "L", "Store"],
    ["1", "2-Dichloroethane", "5", "L", "Store"],
  ];
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const doubts = { merged: new Set(["1:1", "2:1", "1:3", "2:3"]), cut: new Set([3]) };

  it("asks about an amount merged with other rows until it is entered for the row", () => {
    const [first, second] = recordsOf(rows, match, doubts).records;
    expect([first?.cells.sources, second?.cells.sources]).toEqual([{ quantity: "merged" }, { quantity: "merged" }]);
    expect([first?.cells.room, second?.cells.room]).toEqual(["Store", "Store"]);
    if (first === undefined) throw new Error("There is no record.");
    const at = { ...setting, defaultLocationId: 3 };
    expect(readRecord(first.cells, at).problems).toEqual({
      quantity: { code: "import.amount_merged", text: "5", readings: ["5"] },
    });
    expect(readRecord(typedCell(first.cells, "quantity", "2"), at).chemical).toMatchObject({ quantity: 2 });
  });

  it("asks about the name in a row that was split in the wrong places or has more cells than headings", () => {
    const [, , third, fourth] = recordsOf(rows, match, doubts).records;
    expect([third?.cells.sources, fourth?.cells.sources]).toEqual([{ name: "cut" }, { name: "cut" }]);
    expect(recordsOf(rows, match).records[2]?.cells.sources).toEqual({});
  });

  it("asks about a maximum below a heading with another unit than the row", () => {
    const sheet = [
      ["Name", "Quantity", "Unit", "Maximum Amount (lbs)", "Site"],
      ["Toluene", 5, "gal", 40.5, "Pier Road"],
      ["Toluene", 5, "lb", 40.5, "Pier Road"],
    ];
    const found = matchHeadings(sheet);
    const read = (found && recordsOf(sheet, found).records.map((record) => readRecord(record.cells, setting))) ?? [];
    expect(read[0]?.problems).toMatchObject({ tier_max: { code: "import.unit_differs", text: "40.5 lbs" } });
    expect(read[1]?.chemical?.tier_two).toMatchObject({ max_amount: 40.5 });
  });
});

it("marks rows of totals and repeated headings, which are not chemicals", () => {
  const rows = [
    ["Name", "CAS", "Quantity", "Unit"],
    ["Acetone", "67-64-1", "5", "L"],
    ["Name", "CAS", "Quantity", "Unit"],
    ["Total reducing agent xq", "", "2,5", "L"],
    ["Subtotal:", "", "7.5", "L"],
    ["", "Grand total", "7.5", "L"],
    ["A", "", "", ""],
    ["A", "", "5", "L"],
    ["Total", "67-64-1", "7.5", "L"],
  ];
  const match = matchHeadings(rows);
  const { records, sign } = (match && recordsOf(rows, match)) ?? { records: [], sign: {} };
  expect(records.map(({ notChemical }) => notChemical)).toEqual([
    undefined,
    "headings",
    undefined,
    "total",
    "total",
    "letter",
    undefined,
    undefined,
  ]);
  expect(sign.quantity).toEqual({ sign: null, points: 1, commas: 1 });
});

it('treats "on site" as an amount, not as a site', () => {
  expect(matchHeadings([["Name", "Max on site (lbs)", "Qty on site"]])?.columns).toEqual({ name: 0, quantity: 2 });
  expect(matchHeadings([["Name", "Our site"]])?.columns).toEqual({ name: 0, location: 1 });
});

it("returns the records below the headings, with the unit of the heading and the row number", () => {
  const rows = [["Stock"], ["Name", "Quantity (kg)"], ["Chlorine", "70,5"], ["", ""], ["Argon", "3"]];
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(rows, match);
  expect(records.map(({ row, cells: { name, unit } }) => [row, name, unit])).toEqual([
    [3, "Chlorine", "kg"],
    [5, "Argon", "kg"],
  ]);
  expect(sign.quantity).toEqual({ sign: "comma", points: 0, commas: 1 });
});

describe("duplicateKey", () => {
  const one = {
    name: "Sulfuric acid",
    cas_number: null,
    location_id: 3,
    room: "Stores A",
    cabinet: null,
    storage_vessel: "Drum",
    quantity_per_vessel: null,
    quantity: 55,
    unit: "gal",
  } as const;

  it.each([
    { name: " sulfuric  ACID " },
    { cas_number: "" },
    { room: "stores a" },
    { cabinet: "" },
    { quantity: 208_197.648_12, unit: "mL" },
  ] as const)("is equal for %o", (changes) => {
    expect(duplicateKey({ ...one, ...changes })).toBe(duplicateKey(one));
  });

  it.each([
    { cas_number: "7664-93-9" },
    { location_id: 4 },
    { room: "Stores B" },
    { cabinet: "Acid cabinet 1" },
    { storage_vessel: "Tote" },
    { quantity_per_vessel: "5 gal" },
    { quantity: 110 },
    { unit: "L" },
    { unit: "lbs" },
  ] as const)("differs for %o", (changes) => {
    expect(duplicateKey({ ...one, ...changes })).not.toBe(duplicateKey(one));
  });
});

it.each(["=1+1", "+44", "-5", "@cmd", "\tx", "\rx", "'=x", "''=x", "plain", "'quoted'", ""])(
  "safeCell makes %o safe for spreadsheets, and plainCell restores it",
  (text) => {
    expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    expect(plainCell(safeCell(text))).toBe(text);
  },
);

it("isHeadingOf is true only for a heading that is a synonym as a whole", () => {
  const { name, quantity } = HEADING_SYNONYMS;
  expect([isHeadingOf("PRODUCT_name", name), isHeadingOf("Qté", ["Qte"])]).toEqual([true, true]);
  expect([isHeadingOf("Product name of last year", name), isHeadingOf("", quantity)]).toEqual([false, false]);
});

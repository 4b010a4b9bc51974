import { bundledChemicalSource, type MeantMention } from "@placard/hazmat-core";
import { matchHeadings, recordsOf } from "@placard/hazmat-core/business";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { workbook } from "../../export/workbook.ts";
import { importLines, NOTHING_DECIDED, recordReader, type ImportLine } from "../import-view.ts";
import { readMeanings } from "../read-meanings.ts";
import { readSpreadsheet } from "../read-spreadsheet.ts";
import { sheetsOfFile } from "../sheets-of-file.ts";
import type { FileSheet } from "./file-sheet.ts";
import { rowAccount } from "./row-account.ts";

// The first name loads the reference, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Cells = readonly (string | number)[];

const csv = (...lines: readonly string[]) => new File([lines.join("\r\n")], "stock.csv");

/** A CSV file in Windows-1252, whose upper half equals Latin-1 for letters. */
const csvOfWindows = (...lines: readonly string[]) =>
  new File([Uint8Array.from(lines.join("\r\n"), (letter) => letter.codePointAt(0) ?? 0)], "stock.csv");

/** A CSV file in UTF-16 with a byte order mark. */
function csvInUtf16(...lines: readonly string[]): File {
  const text = `\uFEFF${lines.join("\n")}`;
  return new File([Uint16Array.from(text, (letter) => letter.codePointAt(0) ?? 0)], "stock.txt");
}

/** A workbook whose first worksheet has merged areas. */
function xlsx(rows: readonly Cells[], ...merged: readonly string[]): File {
  const parts = unzipSync(workbook([{ name: "Stock", rows }]));
  const path = "xl/worksheets/sheet1.xml";
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join("");
  const xml = new TextDecoder()
    .decode(parts[path])
    .replace("</sheetData>", `</sheetData><mergeCells>${areas}</mergeCells>`);
  return new File([new Uint8Array(zipSync({ ...parts, [path]: strToU8(xml) }))], "stock.xlsx");
}

async function sheetsIn(file: File): Promise<readonly FileSheet[]> {
  const read = await readSpreadsheet(file);
  if (!read.ok) throw new Error(`The file was not read: ${read.reason}.`);
  return read.sheets;
}

async function linesOf(file: File, chosen: string | null = null): Promise<readonly ImportLine[]> {
  const { stock } = sheetsOfFile(await sheetsIn(file), chosen);
  const match = stock === null ? null : matchHeadings(stock.rows);
  if (stock === null || match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(stock.rows, match, stock.doubts);
  expect(rowAccount(stock.rows, match.headingRow).records).toBe(records.length);
  const known = new Map<string, MeantMention>();
  const { signal } = new AbortController();
  await readMeanings(bundledChemicalSource(), records, { known, signal, onProgress: () => undefined });
  const locations = [{ id: 1, name: "Works" }];
  const read = recordReader({ locations, defaultLocationId: 1, sign, isSizeOfOne: match.isSizeOfOne });
  return importLines(records, read, NOTHING_DECIDED, known, new Set());
}

/** Result of a row: `5 L UN1090`, the cells that need an answer, `substance?`, or `left out`. */
function resultOf({ state, chemical, problems }: ImportLine): string {
  if (state === "leftOut") return "left out";
  if (state === "asked") return `${chemical?.quantity} ${chemical?.unit} substance?`;
  if (chemical === null) return `${Object.keys(problems).toSorted().join("? ")}?`;
  return `${chemical.quantity} ${chemical.unit} ${chemical.un_number === "" ? "-" : `UN${chemical.un_number}`}`;
}

const resultsOf = async (file: File, chosen?: string) => (await linesOf(file, chosen)).map(resultOf);

describe("a list that is not one clean table", () => {
  it("in German and Windows-1252, with semicolons, decimal commas and totals", async () => {
    const file = csvOfWindows(
      "Gefahrstoffkataster;;;;",
      "Stoffbezeichnung;CAS-Nr.;UN-Nr.;Lagermenge;Einheit",
      "Salzsäure 37 %;7647-01-0;1789;1.250,50;l",
      "Natronlauge 50%ig;1310-73-2;1824;1.500;kg",
      "Aceton;67-64-1;1090;0,75;Ltr.",
      "Zwischensumme:;;;2.751,25;",
      "Gesamtmenge;;;2.751,25;",
    );
    expect(await resultsOf(file)).toEqual([
      "1250.5 L UN1789",
      "1500 kg UN1824",
      "0.75 L UN1090",
      "left out",
      "left out",
    ]);
  });

  it("in French and UTF-16, with narrow blanks between thousands", async () => {
    const file = csvInUtf16(
      "Désignation\tN° CAS\tQté maximale (kg)\tQté actuelle (kg)",
      "Ammoniac, anhydre\t7664-41-7\t3 000\t1\u202F250,5",
      "Chlore\t7782-50-5\t150\t70",
      "Sous-total\t\t\t1 320,5",
      "Total général\t\t\t1 320,5",
    );
    expect(await resultsOf(file)).toEqual(["1250.5 kg UN1005", "70 kg UN1017", "left out", "left out"]);
  });

  it("in Spanish with a byte order mark, quoted semicolons and both decimal signs", async () => {
    const file = csv(
      "\uFEFFDenominación del artículo;Nº CAS;Cantidad;Unidad",
      '"Alcohol isopropílico; 70 %";67-63-0;20;litros',
      "Benceno;71-43-2;2 000;ml",
      "Tolueno;108-88-3;2,5;lt",
      "Cloro;7782-50-5;2.25;kg",
      "Acetona;67-64-1;1,75;lt",
    );
    expect(await resultsOf(file)).toEqual([
      "20 L UN1219",
      "2000 mL UN1114",
      "2.5 L UN1294",
      "quantity?",
      "1.75 L UN1090",
    ]);
  });

  it("with headings of three lines, whose last line has the units", async () => {
    const file = xlsx([
      ["Acme Plating Ltd.", "", "", ""],
      ["Chemical", "CAS", "Quantity", "Storage"],
      ["name", "number", "on hand", "room"],
      ["", "", "(gal)", ""],
      ["Sulfuric acid 93%", "7664-93-9", 55, "R1"],
      ["Chemical", "CAS", "Quantity", "Storage"],
      ["name", "number", "on hand", "room"],
      ["", "", "(gal)", ""],
      ["Toluene", "108-88-3", 2.5, "R2"],
    ]);
    const repeated = ["left out", "left out", "left out"];
    expect(await resultsOf(file)).toEqual(["55 gal UN1830", ...repeated, "2.5 gal UN1294"]);
    const ready = (await linesOf(file)).filter(({ state }) => state === "ready");
    expect(ready.map(({ row, cells }) => [row, cells.room, cells.cas_number])).toEqual([
      [5, "R1", "7664-93-9"],
      [9, "R2", "108-88-3"],
    ]);
  });

  it("with a second table below whose columns are in another order", async () => {
    const file = xlsx([
      ["Name", "Quantity", "Unit", "Site"],
      ["Acetone", 5, "L", "Works"],
      ["", "", "", ""],
      ["Unit", "# Containers", "Size", "Name"],
      ["kg", 2, 68, "Chlorine"],
      ["Name", "Quantity", "Unit", "Site"],
      ["Toluene", 4, "L", "Works"],
      ["Gas", "Site", "Cylinders", "Size"],
      ["Argon", "Works", 3, 10],
    ]);
    expect(await resultsOf(file)).toEqual([
      "5 L UN1090",
      "left out",
      "136 kg UN1017",
      "left out",
      "4 L UN1294",
      "left out",
      "location? name? quantity?",
    ]);
  });

  it("with tables next to each other, which are offered like worksheets", async () => {
    const file = xlsx([
      ["Name", "Qty", "Unit", "Name", "Qty", "Unit", "", "Chemical", "Quantity (lb)"],
      ["Acetone", 5, "L", "Chlorine", 70, "kg", "", "Propane", 33],
      ["", "", "", "Ammonia, anhydrous", 200, "kg", "", "", ""],
    ]);
    expect((await sheetsIn(file)).map(({ name, rows }) => [name, rows.length])).toEqual([
      ["Stock A:C", 2],
      ["Stock D:F", 3],
      ["Stock H:I", 2],
    ]);
    expect(await resultsOf(file)).toEqual(["5 L UN1090"]);
    expect(await resultsOf(file, "Stock D:F")).toEqual(["70 kg UN1017", "200 kg UN1005"]);
    expect(await resultsOf(file, "Stock H:I")).toEqual(["33 lbs UN1075"]);
  });

  it("with merged names, merged amounts and one heading over amount and unit", async () => {
    const file = xlsx(
      [
        ["Name", "Quantity", "", "CAS"],
        ["Acetone", 5, "L", "67-64-1"],
        ["", 20, "L", ""],
        ["Toluene", 4, "gal", "108-88-3"],
        ["Xylene", "", "gal", "1330-20-7"],
      ],
      "B1:C1",
      "A2:A3",
      "D2:D3",
      "B4:B5",
    );
    expect(await resultsOf(file)).toEqual(["5 L UN1090", "20 L UN1090", "quantity?", "quantity?"]);
  });

  it("with CAS numbers as dates and numbers, and with article numbers in the form of UN numbers", async () => {
    const file = xlsx([
      ["ID number", "Chemical", "CAS", "Item no.", "Qty", "Unit"],
      [1017, "Hand soap", "", 1203, 4, "L"],
      [1090, "Dichloromethane", "2-Sep-75", 1, 4, "L"],
      [1091, "Chlorine", 7782505, 2, 70, "kg"],
      [1092, "Toluene", "CAS: 108-88-3", 2, 5, "gal"],
      [1093, "Cutting oil XQ", "Mixture", 2, 5, "gal"],
    ]);
    expect(await resultsOf(file)).toEqual(["4 L -", "cas_number?", "70 kg UN1017", "5 gal UN1294", "5 gal substance?"]);
  });

  it("with quotation marks, line breaks and commas in cells", async () => {
    const file = csv(
      "Name,CAS,Qty,Unit,Notes",
      '"Toluene","108-88-3","1,250.5",L,"line one',
      'line two"',
      'Acetone,67-64-1,4,L,6" shelf',
      "1,2-Dichlorobenzene,95-50-1,5,L,",
      '"1,2-Dichloroethane",107-06-2,5,L,"a ""b"""',
    );
    expect(await resultsOf(file)).toEqual(["1250.5 L UN1294", "4 L UN1090", "cas_number? quantity?", "5 L UN1184"]);
  });

  it("with decimal commas that split an amount, also before a blank last column", async () => {
    const file = csv(
      "Name,CAS,Unit,Qty,Notes",
      "Acetone,67-64-1,L,2,5,",
      "Toluene,108-88-3,L,1,500,",
      "Xylene,1330-20-7,L,2,5,dry",
      "Chlorine,7782-50-5,kg,70,,",
      '"Ethanol",64-17-5,L,"2,5",',
    );
    expect(await resultsOf(file)).toEqual(["name?", "name?", "name?", "70 kg UN1017", "2.5 L UN1170"]);
    const [, unclear] = await linesOf(csv("Name,Unit,Qty,Max qty,Notes", "Acetone,L,5,9,", "Toluene,L,2,5,4,5,"));
    expect(unclear?.problems.name).toMatchObject({ code: "import.row_cut" });
  });

  it("with concentrations, waste prefixes and names that only contain a substance", async () => {
    const file = csv(
      "Product,CAS,Quantity",
      '"RQ, Sulfuric acid 93%",7664-93-9,5 gal',
      "Waste acetone,67-64-1,5 gal",
      "Hydrogen peroxide 50% w/w,7722-84-1,1 L",
      "Hydrogen peroxide 3%,7722-84-1,1 L",
      "Acetone/water 50:50,,1 gal",
      "Acetone-free nail remover,,1 gal",
      "Sodium nitrate,7632-00-0,5 lb",
    );
    expect(await resultsOf(file)).toEqual([
      "5 gal UN1830",
      "5 gal UN1090",
      "1 L UN2014",
      "1 L substance?",
      "1 gal substance?",
      "1 gal substance?",
      "5 lbs substance?",
    ]);
  });

  it("with a unit in the heading that the row contradicts, or with one column per unit", async () => {
    const one = csv("Chemical,Quantity (gal),Unit", "Toluene,5,gal", "Acetone,5,lb", "Xylene,5 L,kg", "Ethanol,5,");
    expect(await resultsOf(one)).toEqual(["5 gal UN1294", "quantity?", "quantity?", "5 gal UN1170"]);
    const two = xlsx([
      ["Chemical", "Qty (gal)", "Qty (lb)"],
      ["Toluene", 5.5, ""],
      ["Chlorine", "", 150],
      ["Acetone", 5, 36.25],
    ]);
    expect(await resultsOf(two)).toEqual(["5.5 gal UN1294", "150 lbs UN1017", "quantity?"]);
    expect((await linesOf(two))[2]?.problems.quantity).toMatchObject({ readings: ["5 gal", "36.25 lb"] });
    const drums = csv("Chemical,Qty (drums),Unit", "Toluene,4,gal");
    expect(await resultsOf(drums)).toEqual(["quantity?"]);
  });

  it("with the size of a container, and with quantities that are not the stock", async () => {
    const sizes = csv("Chemical,Pack size (mL),# Containers", "Toluene,500,4");
    expect(await resultsOf(sizes)).toEqual(["2000 mL UN1294"]);
    const both = csv("Chemical,Qty,Size,Unit", "Toluene,4,500,mL", "Acetone,1.5,20,L");
    const [first, second] = await linesOf(both);
    expect(first?.problems.quantity).toMatchObject({ readings: ["4 mL", "2000 mL"] });
    expect([second].flatMap((line) => line ?? []).map(resultOf)).toEqual(["1.5 L UN1090"]);
    const others = csv("Chemical,Threshold quantity,Amount (%),Max qty,Balance,Unit", "Toluene,500,50,300,120.5,gal");
    expect(await resultsOf(others)).toEqual(["120.5 gal UN1294"]);
    const years = csv("Chemical,Qty 2025,Qty 2026,Unit", "Toluene,5,4,gal", "Acetone,5,,gal");
    expect(await resultsOf(years)).toEqual(["quantity?", "5 gal UN1090"]);
  });
});

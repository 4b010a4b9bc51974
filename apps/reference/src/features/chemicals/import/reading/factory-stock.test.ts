import { bundledChemicalSource, type MeantMention } from "@placard/hazmat-core";
import { matchHeadings, recordsOf } from "@placard/hazmat-core/business";
import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { workbook } from "../../export/workbook.ts";
import { countStates, importLines, NOTHING_DECIDED, recordReader, type ImportLine } from "../import-view.ts";
import { readMeanings } from "../read-meanings.ts";
import { readSpreadsheet } from "../read-spreadsheet.ts";
import { sheetsOfFile } from "../sheets-of-file.ts";
import type { FileSheet } from "./file-sheet.ts";

// The first name loads the reference, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A row as a small factory writes it, with its meaning. */
interface Stock {
  readonly name: string;
  readonly cas: string;
  readonly amount: string | number;
  readonly unit: string;
  /** The only correct amount; `null`: the cell has to be asked about. */
  readonly quantity: number | null;
  /** The only correct UN number; `null`: not a dangerous good, or the person decides. */
  readonly un: string | null;
}

const of = (
  name: string,
  cas: string,
  amount: string | number,
  unit: string,
  quantity: number | null,
  un: string | null,
): Stock => ({ name, cas, amount, unit, quantity, un });

const SUBSTANCES: readonly Stock[] = [
  of("Acetone", "67-64-1", 12.5, "L", 12.5, "1090"),
  of("Toluene 99%", "108-88-3", "2,5", "gal", 2.5, "1294"),
  of("Sulfuric acid 98%", "7664-93-9", 55, "gal", 55, "1830"),
  of("Hydrochloric acid 37%", "7647-01-0", 20, "L", 20, "1789"),
  of("Waste acetone", "67-64-1", "4 1-gal", "", null, "1090"),
  of("Sodium hydroxide 50% soln", "1310-73-2", "1,500", "kg", 1500, "1824"),
  of("Isopropyl alcohol 70%", "67-63-0", 0.75, "gal", 0.75, "1219"),
  of("Ammonia, anhydrous", "7664-41-7", "12,5", "lbs", 12.5, "1005"),
  of("Chlorine", "7782-50-5", 70, "kg", 70, "1017"),
  of("Methanol conc.", "67-56-1", "1.250,5", "L", 1250.5, "1230"),
  of("Nitric acid 68%", "7697-37-2", "2.25", "L", 2.25, "2031"),
  of("Propane", "74-98-6", 33, "lb", 33, "1075"),
  of("Hydrogen peroxide 30%", "7722-84-1", "4 x 5 L", "", 20, "2014"),
  of("RQ, Formaldehyde 37%", "50-00-0", 10, "L", 10, "2209"),
  of("Hand soap", "", 4, "L", 4, null),
  of("acetone", "108-95-2", 5, "L", 5, null), // the number is that of phenol
  of("Acetic acid, glacial", "64-19-7", "n/a", "L", null, "2789"),
  of("Hexane", "110-54-3", "~20", "L", null, "1208"),
  of("Line marker XQ", "", 3, "kg", 3, null),
  of("Argon", "7440-37-1", 10, "cf", 283.17, "1006"),
];

const ROOMS = ["Stores A", "Stores B", "Paint shop", "Boiler house", "Lab 1", "Lab 2", "Yard", "Dock", "Pit", "Shed"];
const SITES = ["Main plant", "Annex"];
const HEAD = ["Building", "Rm.", "Chemical", "CAS No.", "Max on hand", "Units"];

/** The rows of the first worksheet: each substance in each room; the building is written once per five rooms. */
const STOCK = ROOMS.flatMap((room, at) =>
  SUBSTANCES.map((one) => ({ ...one, room, site: SITES[at < 5 ? 0 : 1] ?? "" })),
);

let sheets: readonly FileSheet[] = [];
let lines: readonly ImportLine[] = [];

async function linesOf({ rows, doubts }: FileSheet): Promise<readonly ImportLine[]> {
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(rows, match, doubts);
  const { signal } = new AbortController();
  const known = new Map<string, MeantMention>();
  await readMeanings(bundledChemicalSource(), records, { known, signal, onProgress: () => undefined });
  const locations = SITES.map((name, at) => ({ id: at + 1, name }));
  const read = recordReader({ locations, defaultLocationId: null, sign, isSizeOfOne: match.isSizeOfOne });
  return importLines(records, read, NOTHING_DECIDED, known, new Set());
}

beforeAll(async () => {
  const rows = STOCK.map(({ name, cas, amount, unit, room, site }, at) => [
    at % 100 === 0 ? site : "",
    room,
    name,
    cas,
    amount,
    unit,
  ]);
  const parts = unzipSync(
    workbook([
      { name: "Inventory", rows: [HEAD, ...rows] },
      { name: "Received 2026", rows: [HEAD, ["Annex", "Dock", "Bromine", "7726-95-6", 3, "kg"]] },
    ]),
  );
  const path = "xl/worksheets/sheet1.xml";
  const merges = '<mergeCells><mergeCell ref="A2:A101"/><mergeCell ref="A102:A201"/></mergeCells>';
  const xml = new TextDecoder().decode(parts[path]).replace("</sheetData>", `</sheetData>${merges}`);
  const read = await readSpreadsheet(new File([new Uint8Array(zipSync({ ...parts, [path]: strToU8(xml) }))], "f.xlsx"));
  if (!read.ok) throw new Error(`The file was not read: ${read.reason}.`);
  ({ sheets } = read);
  const { stock } = sheetsOfFile(sheets);
  if (stock === null) throw new Error("No worksheet with chemicals was found.");
  lines = await linesOf(stock);
});

/** Each line with what is written in its row. */
const written = () =>
  lines.map((line, at) => {
    const stock = STOCK[at];
    if (stock === undefined) throw new Error(`Row ${line.row} was not written.`);
    return { line, stock };
  });

describe("a list of 200 rows as a small factory keeps it", () => {
  it("offers both worksheets and accounts for each row", () => {
    expect(sheets.map(({ name }) => name)).toEqual(["Inventory", "Received 2026"]);
    expect(lines.map(({ row }) => row)).toEqual(Array.from({ length: 200 }, (_, at) => at + 2));
    expect(Object.values(countStates(lines)).reduce((sum, count) => sum + count)).toBe(200);
  });

  it("has no wrong amount: each is the written one, or its cell is asked about", () => {
    const isOpen = ({ chemical, problems }: ImportLine): boolean =>
      chemical === null && Object.keys(problems).length > 0;
    for (const { line, stock } of written().filter((each) => !isOpen(each.line)))
      expect([stock.name, stock.amount, stock.unit, line.chemical?.quantity]).toEqual([
        stock.name,
        stock.amount,
        stock.unit,
        stock.quantity,
      ]);
    const asked = written().filter(({ line }) => isOpen(line));
    expect([...new Set(asked.map(({ stock }) => `${stock.name}: ${stock.amount}`))]).toEqual([
      "Waste acetone: 4 1-gal",
      "Sodium hydroxide 50% soln: 1,500", // the column has decimal commas
      "Nitric acid 68%: 2.25",
      "Hydrogen peroxide 30%: 4 x 5 L",
      "Acetic acid, glacial: n/a",
      "Hexane: ~20",
    ]);
  });

  it("has no wrong substance: each ready row has its own UN number", () => {
    const ready = written().filter(({ line }) => line.state === "ready");
    expect(ready.length).toBeGreaterThan(100);
    for (const { line, stock } of ready) {
      const un = line.chemical?.un_number?.replaceAll(/\D/g, "") || null;
      expect([stock.name, un]).toEqual([stock.name, stock.un]);
    }
  });

  it("asks about each row whose name and number differ, or whose name is not on file", () => {
    const asked = written().filter(({ stock }) => stock.name === "Line marker XQ" || stock.cas === "108-95-2");
    expect(asked).toHaveLength(20);
    expect(
      asked
        .map(({ line }) => [line.cells.name, line.state, line.question?.kind])
        .filter(([, state]) => state !== "asked"),
    ).toEqual([]);
  });

  it("keeps the same substance in another room, and fills merged buildings down", () => {
    expect(lines.filter(({ state }) => state === "duplicate" || state === "leftOut")).toEqual([]);
    for (const { line, stock } of written()) {
      expect([line.cells.location, line.cells.room]).toEqual([stock.site, stock.room]);
      expect([line.row, line.problems.location, line.problems.room]).toEqual([line.row, undefined, undefined]);
    }
  });
});

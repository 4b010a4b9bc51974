import { getChemicalsByBusiness, type InventoryChemical } from "@placard/api-client";
import { matchHeadings, readRecord, recordsOf } from "@placard/hazmat-core/business";
import { describe, expect, it } from "vitest";
import { readSpreadsheet } from "../import/read-spreadsheet.ts";
import { inventorySheet } from "./inventory-sheet.ts";
import { writeCsv, writeXlsx } from "./write-spreadsheet.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;

function chemical(changes: Partial<InventoryChemical>): InventoryChemical {
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  return { ...sample, ...changes };
}

const inventory = [
  chemical({}),
  chemical({ name: '=HYPERLINK("http://evil.example")', un_number: null, cas_number: "50-00-0", quantity: 0.125 }),
  chemical({ name: 'Dye, "blue"; 1,5 %\nlot 7', un_number: "NA9279", hazard_classification: "2.3 (5.1, 8)" }),
  chemical({ name: "+44 cleaner", manufacturer: "-Best-", storage_vessel: "@home", quantity: 1_234_567.891 }),
  chemical({ name: "Éthanol 95 %", location_name: "Quai Nº 1", quantity: 0, unit: "mL" }),
  chemical({ name: "'=quoted", un_number: "0012" }),
];
const locations = [...new Set(inventory.map(({ location_name }) => location_name))].map((name, id) => ({ id, name }));

const FILES = [
  ["csv", writeCsv],
  ["xlsx", writeXlsx],
] as const;

describe.each(FILES)("%s", (kind, write) => {
  it("imports again unchanged", async () => {
    const file = new File([await write(inventorySheet(inventory))], `chemicals.${kind}`);
    const read = await readSpreadsheet(file);
    if (!read.ok) throw new Error(`The export could not be read: ${read.reason}`);
    const match = matchHeadings(read.rows);
    if (match === null) throw new Error("The headings were not found.");
    expect(match.unused).toEqual([]);
    const { records, sign } = recordsOf(read.rows, match);
    const again = records.map(({ cells }) =>
      readRecord(cells, { locations, defaultLocationId: null, sign, isSizeOfOne: false }),
    );
    expect(again.map(({ problems }) => problems)).toEqual(inventory.map(() => ({})));
    expect(again.map((record) => record.chemical)).toEqual(
      inventory.map((row) => ({
        name: row.name,
        cas_number: row.cas_number ?? "",
        un_number: row.un_number ?? "",
        hazard_classification: row.hazard_classification ?? "",
        quantity: row.quantity,
        unit: row.unit,
        location_id: locations.find(({ name }) => name === row.location_name)?.id,
        room: row.room ?? "",
        cabinet: row.cabinet ?? "",
        storage_vessel: row.storage_vessel ?? "",
        quantity_per_vessel: row.quantity_per_vessel ?? "",
        manufacturer: row.manufacturer ?? "",
      })),
    );
  });

  it("holds no cell that a spreadsheet runs", async () => {
    const read = await readSpreadsheet(new File([await write(inventorySheet(inventory))], `chemicals.${kind}`));
    const cells = read.ok ? read.rows.flat() : [];
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

it.each([
  ["stock.pdf", "x", "kind"],
  ["stock.xlsx", "this is no archive", "broken"],
  ["stock.csv", " \n", "empty"],
] as const)("says why %s gives no rows", async (name, content, reason) => {
  expect(await readSpreadsheet(new File([content], name))).toEqual({ ok: false, reason });
});

it.each([
  ["a semicolon", "Name;Menge\nChlor;1,5"],
  ["a tab", "Name\tMenge\nChlor\t1,5"],
])("reads columns cut by %s", async (_what, text) => {
  const read = await readSpreadsheet(new File([text], "stock.csv"));
  expect(read.ok && read.rows).toEqual([
    ["Name", "Menge"],
    ["Chlor", "1,5"],
  ]);
});

it("reads UTF-16, as spreadsheets save Unicode text, and the code page of older ones", async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from("Éthanol").flatMap((sign) => [sign.charCodeAt(0), 0])]);
  expect(await readSpreadsheet(new File([utf16], "a.csv"))).toMatchObject({ rows: [["Éthanol"]] });
  const ansi = new Uint8Array([0xc9, 0x74, 0x68]);
  expect(await readSpreadsheet(new File([ansi], "a.csv"))).toMatchObject({ rows: [["Éth"]] });
});

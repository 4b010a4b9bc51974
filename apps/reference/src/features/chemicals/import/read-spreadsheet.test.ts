import { strToU8, unzipSync, zipSync } from "fflate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { workbook } from "../export/workbook.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";

const file = new File(["Chemical name,Amount\nChlorine,2\n"], "stock.csv");

afterEach(() => {
  vi.doUnmock("papaparse");
});

it("does not report a broken file if the file reader could not be loaded", async () => {
  vi.doMock("papaparse", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(await readSpreadsheet(file)).toEqual({ ok: false, reason: "reader" });
  vi.doUnmock("papaparse");
  expect(await readSpreadsheet(file)).toMatchObject({
    ok: true,
    sheets: [
      {
        rows: [
          ["Chemical name", "Amount"],
          ["Chlorine", "2"],
        ],
      },
    ],
  });
});

async function sheetsOf(from: File) {
  const read = await readSpreadsheet(from);
  if (!read.ok) throw new Error(`The file was not read: ${read.reason}.`);
  return read.sheets;
}

const csv = async (...lines: readonly string[]) => (await sheetsOf(new File([lines.join("\n")], "stock.csv")))[0];

describe("a CSV file", () => {
  it("keeps the rows after an unmatched quotation mark and names the row", async () => {
    const sheet = await csv(
      "Name,CAS No,Quantity,Unit",
      "Acetone,67-64-1,5,L",
      '"PVC cement 1/2" can,,2,L',
      "Chlorine,7782-50-5,70,kg",
      "Ammonia,7664-41-7,200,kg",
      '"Toluene, ACS",108-88-3,4,L',
      "Xylene,1330-20-7,4,L",
    );
    expect(sheet?.rows.map(([name]) => name)).toEqual([
      "Name",
      "Acetone",
      '"PVC cement 1/2" can',
      "Chlorine",
      "Ammonia",
      "Toluene, ACS",
      "Xylene",
    ]);
    expect([...(sheet?.doubts.cut ?? [])]).toEqual([2]);
  });

  it.each([
    ["is never closed", '"Drum 55 gal,,2,L'],
    ["is closed in a later row", '"Pipe 1/2,,2,L'],
  ])("keeps the rows after a quotation mark that %s", async (_what, line) => {
    const later = line.includes("Pipe") ? 'Tube 1/2",,3,L' : "Tube,,3,L";
    const sheet = await csv("Name,CAS No,Quantity,Unit", line, "Chlorine,7782-50-5,70,kg", later, "Xylene,,4,L");
    expect(sheet?.rows).toHaveLength(5);
    expect(sheet?.rows[2]).toEqual(["Chlorine", "7782-50-5", "70", "kg"]);
    expect([...(sheet?.doubts.cut ?? [])]).toContain(1);
  });

  it("keeps a multi-line cell even if another row has an unmatched quotation mark", async () => {
    const two = ['"Methyl', 'ethyl ketone",78-93-3,5,L'];
    const head = "Name,CAS No,Quantity,Unit";
    const whole = await csv(head, ...two, "Chlorine,7782-50-5,70,kg");
    expect(whole?.rows[1]).toEqual(["Methyl\nethyl ketone", "78-93-3", "5", "L"]);
    expect(whole?.doubts.cut.size).toBe(0);
    const beside = await csv(head, ...two, '"PVC 1/2" can,,2,L', "Chlorine,7782-50-5,70,kg");
    expect(beside?.rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
    expect([...(beside?.doubts.cut ?? [])]).toEqual([2]);
  });

  it.each([
    [["Denominación del articulo;Cantidad", "A;", "Ácido acético 99.8 %;3500 ml", "Benceno;2,5 l"], 2],
    [["Stoff;Menge", "Chlor;70 kg"], 2],
    [["Produit;Qté (kg)", "Ammoniac, anhydre;20"], 2],
    [["Substancja;Ilość", "Kwas, octowy, stężony;2,5", "Chlor, ciekły;3,5"], 2],
    [["Name|Quantity|Unit", "Acetone|5|L"], 3],
    [["sep=;", "Substancja;Ilość;Miejsce", "Chlor;2,5;A,B,C"], 3],
  ])("is split by the separator of its header row: %j", async (lines, width) => {
    const rows = (await csv(...lines))?.rows ?? [];
    expect(rows.slice(lines[0]?.startsWith("sep=") === true ? 1 : 0).map((row) => row.length)).toEqual(
      Array.from({ length: lines[0]?.startsWith("sep=") === true ? lines.length - 1 : lines.length }, () => width),
    );
  });
});

it("gets a blank heading for a column without one", async () => {
  const sheet = await csv(
    "Name,Quantity,Unit",
    "Acetone,5,L,flammable",
    "1,2-Dichloroethane,5,L,toxic",
    "Argon,5,kg,gas",
  );
  expect(sheet?.rows.map((row) => row.length)).toEqual([4, 4, 5, 4]);
  expect(sheet?.rows[0]).toEqual(["Name", "Quantity", "Unit", ""]);
});

const HEAD = ["Name", "CAS", "Quantity", "Unit", "Location"];
const bytesOf = (blob: Uint8Array<ArrayBuffer>) => new File([blob], "stock.xlsx");

/** The workbook with changed text in one of its parts. */
function changed(
  bytes: Uint8Array<ArrayBuffer>,
  part: string,
  change: (text: string) => string,
): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(bytes);
  const text = new TextDecoder().decode(parts[part]);
  return new Uint8Array(zipSync({ ...parts, [part]: strToU8(change(text)) }));
}

const merging = (bytes: Uint8Array<ArrayBuffer>, ...ranges: readonly string[]) =>
  changed(bytes, "xl/worksheets/sheet1.xml", (text) =>
    text.replace(
      "</sheetData>",
      `</sheetData><mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join("")}</mergeCells>`,
    ),
  );

describe("a workbook", () => {
  const sheets = workbook([
    { name: "Old & gone", rows: [HEAD, ["Benzene", "", 5, "L", "Annex"]] },
    { name: "Stock", rows: [HEAD, ["Chlorine", "", 5, "kg", "Annex"]] },
    { name: "Empty", rows: [] },
  ]);

  it("lists each sheet with rows by name and marks hidden sheets", async () => {
    const hidden = changed(sheets, "xl/workbook.xml", (text) => text.replace("<sheet ", '<sheet state="veryHidden" '));
    const read = await sheetsOf(bytesOf(hidden));
    expect(read.map(({ name, isHidden, rows }) => [name, isHidden, rows.length])).toEqual([
      ["Old & gone", true, 2],
      ["Stock", false, 2],
    ]);
  });

  it("lists its hidden rows", async () => {
    const filtered = changed(sheets, "xl/worksheets/sheet2.xml", (text) =>
      text.replace('<row r="2"', '<row hidden="1" r="2"'),
    );
    expect((await sheetsOf(bytesOf(filtered))).map(({ hiddenRows }) => hiddenRows)).toEqual([[], [2]]);
  });

  it("lists its error cells", async () => {
    const wrong = changed(sheets, "xl/worksheets/sheet2.xml", (text) =>
      text.replace(/<c r="E2"[^>]*>.*?<\/c>/u, '<c r="E2" t="e"><f>VLOOKUP(1,A:A,1)</f><v>#N/A</v></c>'),
    );
    const [, stock] = await sheetsOf(bytesOf(wrong));
    expect(stock?.rows[1]).toEqual(["Chlorine", "", 5, "kg", ""]);
    expect(stock?.errorCells).toEqual(["E2"]);
  });

  it("is read although one sheet is a chart", async () => {
    const chart = changed(sheets, "xl/_rels/workbook.xml.rels", (text) =>
      text.replace(
        'relationships/worksheet" Target="worksheets/sheet1',
        'relationships/chartsheet" Target="worksheets/sheet1',
      ),
    );
    expect((await sheetsOf(bytesOf(chart))).map(({ name }) => name)).toEqual(["Stock"]);
  });

  it("copies a merged value into every covered row and names the cells", async () => {
    const merged = merging(
      workbook([
        {
          name: "Stock",
          rows: [
            ["Stock of 2026", "", "", "", ""],
            HEAD,
            ["Acetone", "67-64-1", 5, "L", "Burnside"],
            ["Toluene", "", "", "L", ""],
            ["", "", "", "", ""],
            ["Xylene", "", 4, "L", "Annex"],
          ],
        },
      ]),
      "A1:E1",
      "E3:E5",
      "C3:C4",
      "A6:A7",
    );
    const [sheet] = await sheetsOf(bytesOf(merged));
    expect(sheet?.rows).toEqual([
      ["Stock of 2026", "", "", "", ""],
      HEAD,
      ["Acetone", "67-64-1", 5, "L", "Burnside"],
      ["Toluene", "", 5, "L", "Burnside"],
      ["", "", "", "", ""],
      ["Xylene", "", 4, "L", "Annex"],
    ]);
    expect([...(sheet?.doubts.merged ?? [])].toSorted()).toEqual(["2:2", "2:4", "3:2", "3:4"]);
  });

  it("copies a merged value next to rows with their own cells, over every column of the area", async () => {
    const rows = [HEAD, ["Acetone", "67-64-1", 5, "L", "Annex"], ["", "", 10, "L", ""]];
    const [sheet] = await sheetsOf(bytesOf(merging(workbook([{ name: "Stock", rows }]), "A2:A3", "B2:B3")));
    expect(sheet?.rows[2]).toEqual(["Acetone", "67-64-1", 10, "L", ""]);
  });
});

import { type Container, type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness, getContainers } from "@placard/api-client/internal";
import {
  containersOfSheet,
  matchContainers,
  matchHeadings,
  MOST_CONTAINERS,
  recordsOf,
  type SheetRows,
} from "@placard/hazmat-core/business";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { containersSheet } from "../../export/containers-sheet.ts";
import { inventorySheet } from "../../export/inventory-sheet.ts";
import { csvCell, writeCsv, writeXlsx } from "../../export/write-spreadsheet.ts";
import { importLines, NOTHING_DECIDED, recordReader, rowsToSend, type ImportDecisions } from "../import-view.ts";
import { readSpreadsheet } from "../read-spreadsheet.ts";
import { keyedStock } from "../on-file/known-rows.ts";
import type { FileSheet } from "../reading/file-sheet.ts";
import { readAs, sheetsOfFile } from "../sheets-of-file.ts";
import {
  containerLines,
  containerReader,
  containersToSend,
  NO_CONTAINER_DECISIONS,
  remappedContainers,
  type ContainerDecisions,
} from "./container-lines.ts";
import { StockOfContainers } from "./stock-of-containers.ts";

const { chemicals, containers } = {
  ...getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response),
  ...getContainers.response.parse(getContainers.example.response),
};
const LOCATIONS = [
  { id: 21, name: "Pier Road plant" },
  { id: 22, name: "Annex" },
];

function chemical(changes: Partial<InventoryChemical>): InventoryChemical {
  const [sample] = chemicals;
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  const { id: location_id = 21, name: location_name = "" } =
    LOCATIONS.find(({ id }) => id === (changes.location_id ?? 21)) ?? {};
  return { ...sample, cas_number: null, un_number: null, location_id, location_name, ...changes };
}

/** A container of a chemical. */
function container(of: InventoryChemical, changes: Partial<Container>): Container {
  const [sample] = containers;
  if (sample === undefined) throw new Error("The contract's example holds no container.");
  const { id: chemical_id, name: chemical_name, cas_number, un_number, location_id, location_name } = of;
  return { ...sample, chemical_id, chemical_name, cas_number, un_number, location_id, location_name, ...changes };
}

interface OnFile {
  readonly chemicals?: readonly InventoryChemical[];
  readonly containers?: readonly Container[];
}

const sheetOf = (rows: SheetRows, name = "Stock", isHidden = false): FileSheet => ({
  name,
  isHidden,
  rows,
  hiddenRows: [],
  errorCells: [],
  doubts: { merged: new Set(), cut: new Set() },
});

/** Reads the worksheets of a file as an import does. */
function read(
  sheets: readonly SheetRows[],
  onFile: OnFile = {},
  stockDecisions: ImportDecisions = NOTHING_DECIDED,
  decisions: ContainerDecisions = NO_CONTAINER_DECISIONS,
) {
  const found = sheetsOfFile(sheets.map((rows) => sheetOf(rows)));
  const [stock, list] = [found.stock?.rows ?? null, found.containers?.rows ?? null];
  const match = stock === null ? null : matchHeadings(stock);
  const below = list === null ? null : matchContainers(list);
  if (list === null || below === null) throw new Error("There is no list of containers.");
  const setting = { locations: LOCATIONS, defaultLocationId: null, isSizeOfOne: false };
  const known = onFile.chemicals ?? [];
  const ofStock = stock !== null && match !== null ? recordsOf(stock, match) : { records: [], sign: null };
  const keys = keyedStock(known);
  const reader = recordReader({ ...setting, sign: ofStock.sign });
  const lines = importLines(ofStock.records, reader, stockDecisions, new Map(), keys);
  const { records, sign, dayOrder } = containersOfSheet(list, below);
  const stockOf = new StockOfContainers(lines, known);
  const readCells = containerReader({ ...setting, sign, dayOrder });
  const held = Map.groupBy(onFile.containers ?? [], ({ chemical_id }) => chemical_id);
  const rows = containerLines(records, readCells, decisions, stockOf, {
    chemicals: known.map(({ id }) => ({ id, containers_count: held.get(id)?.length ?? 0 })),
    codes: new Set(onFile.containers?.map(({ code }) => code)),
  });
  const sent = rowsToSend(lines);
  return {
    lines,
    rows,
    sent: sent.map((line) => line.chemical),
    sentContainers: containersToSend(rows, new Map(sent.map(({ row }, place) => [row, place]))),
  };
}

const HEAD = ["Container Code", "Chemical Name", "CAS Number", "Location", "Room", "Container Size", "Unit"];
const STOCK = ["Chemical Name", "CAS Number", "Quantity", "Unit", "Location", "Room"];

describe("the chemical of an imported container", () => {
  const acetone = chemical({ id: 7, name: "Acetone", cas_number: "67-64-1" });
  const find = (cells: readonly string[], onFile: readonly InventoryChemical[]) =>
    read([[HEAD, cells]], { chemicals: onFile }).rows[0];

  it("is matched on file by name in any letter case, or by CAS number, at the same site only", () => {
    const onFile = [acetone, chemical({ id: 8, name: "Acetone", cas_number: "67-64-1", location_id: 22 })];
    const ids = [
      ["A", "ACETONE", "", "Pier Road plant", ""],
      ["A", "", "67-64-1", "Annex", ""],
      ["A", "Propanone", "67-64-1", "Annex", ""],
    ].map((cells) => find(cells, onFile)?.link);
    expect(ids).toEqual([7, 8, 8].map((id) => ({ kind: "onFile", id })));
  });

  it("is not matched if its number contradicts the name, and the fix is shown", () => {
    const line = find(["A", "Acetone", "64-17-5", "Pier Road plant", ""], [acetone]);
    expect(line).toMatchObject({
      state: "wrong",
      problems: { name: { code: "import.chemical_unknown", text: "Acetone" } },
    });
  });

  it("is matched by room if several are alike, otherwise a choice is required", () => {
    const two = [
      chemical({ id: 7, name: "Acetone", room: "Bay 1" }),
      chemical({ id: 8, name: "Acetone", room: "Bay 2" }),
    ];
    expect(find(["A", "Acetone", "", "Pier Road plant", "bay 2"], two)?.link).toEqual({ kind: "onFile", id: 8 });
    expect(find(["A", "Acetone", "", "Pier Road plant", "Yard"], two)).toMatchObject({
      state: "wrong",
      problems: { room: { code: "import.chemical_several" }, record: { code: "import.chemical_several" } },
    });
  });

  it("can be a row of the same file, by its position among the rows to import", () => {
    const stock = [STOCK, ["Bad", "", "many", "kg", "Annex"], ["Acetone", "", "5", "L", "Annex"]];
    const { rows, sent, sentContainers } = read([stock, [HEAD, ["A", "acetone", "", "Annex"]]]);
    expect(rows).toMatchObject([{ state: "ready", link: { kind: "file", row: 3 } }]);
    expect(sent.map(({ name }) => name)).toEqual(["Acetone"]);
    expect(sentContainers).toMatchObject([{ chemical_place: 0, code: "A" }]);
  });

  it("is the existing one if its row is already on file, and missing if its row is skipped or wrong", () => {
    const stock = [STOCK, ["Acetone", "67-64-1", "5", "L", "Pier Road plant"], ["Xylene", "", "5", "", "Annex"]];
    const list = [HEAD, ["A", "Acetone", "", "Pier Road plant"], ["B", "Xylene", "", "Annex"]];
    const place = { room: null, cabinet: null, storage_vessel: null, quantity_per_vessel: null };
    const same = { ...acetone, ...place, quantity: 5, unit: "L" as const, manufacturer: null };
    expect(read([stock, list], { chemicals: [same] }).rows).toMatchObject([
      { state: "ready", link: { kind: "onFile", id: 7 } },
      { state: "wrong", problems: { name: { code: "import.chemical_not_taken", row: 3 } } },
    ]);
    const leftOut = { ...NOTHING_DECIDED, leftOut: new Set([2]) };
    expect(read([stock, list], {}, leftOut).rows[0]).toMatchObject({
      problems: { name: { code: "import.chemical_not_taken", row: 2 } },
    });
  });
});

describe("an imported container", () => {
  const acetone = chemical({ id: 7, name: "Acetone" });
  const row = (code: string) => [code, "Acetone", "", "Pier Road plant"];

  it("is already on file if its code exists in any letter case; a repeated code in the file is an error", () => {
    const { rows } = read([[HEAD, row("k1"), row("k2"), row("K2"), row("")]], {
      chemicals: [acetone],
      containers: [container(acetone, { code: "K1" })],
    });
    expect(rows.map(({ state }) => state)).toEqual(["duplicate", "ready", "wrong", "ready"]);
    expect(rows[2]?.problems).toEqual({ code: { code: "import.code_twice", text: "K2", row: 3 } });
  });

  it("is an error beyond the maximum per chemical", () => {
    const onFile = Array.from({ length: MOST_CONTAINERS - 1 }, (_, at) => container(acetone, { code: `O${at}` }));
    const { rows } = read([[HEAD, row("k1"), row("k2")]], { chemicals: [acetone], containers: onFile });
    expect(rows.map(({ state, problems }) => [state, problems.name?.code])).toEqual([
      ["ready", undefined],
      ["wrong", "import.containers_full"],
    ]);
  });

  it("is imported once corrected, unless it is skipped", () => {
    const { rows: before } = read([[HEAD, row("ä")]], { chemicals: [acetone] });
    const cells = before[0]?.cells;
    if (cells === undefined) throw new Error("The row is missing.");
    const corrections = new Map([[2, { ...cells, code: "a" }]]);
    const after = (decisions: ContainerDecisions) =>
      read([[HEAD, row("ä")]], { chemicals: [acetone] }, NOTHING_DECIDED, decisions).rows[0]?.state;
    expect([before[0]?.state, after({ corrections, leftOut: new Set() })]).toEqual(["wrong", "ready"]);
    expect(after({ corrections, leftOut: new Set([2]) })).toBe("leftOut");
  });

  it("keeps corrections when another column is moved", () => {
    const rows = [
      ["Code", "Barcode", "Name", "Shed"],
      ["", "ä", "Acetone", "Bay 1"],
    ];
    const match = matchContainers(rows);
    const [record] = match === null ? [] : containersOfSheet(rows, match).records;
    if (match === null || record === undefined) throw new Error("The headings were not found.");
    const corrections = new Map([[2, { ...record.cells, code: "K1" }]]);
    const to = { ...match, columns: { ...match.columns, room: 3 } };
    expect(remappedContainers(corrections, { rows, match }, to).get(2)).toMatchObject({ code: "K1", room: "Bay 1" });
  });
});

it("reads a single sheet as chemicals or containers, as chosen", () => {
  const sheet = sheetOf([
    ["Container Name", "Barcode", "Container Size", "Unit", "Supplier"],
    ["Acetone", "A1", "4", "L", "Acme"],
  ]);
  const found = sheetsOfFile([sheet]);
  expect(found).toEqual({ stock: sheet, containers: null, canBeEither: true, all: [sheet] });
  const other = readAs(found, "containers");
  expect(other).toEqual({ stock: null, containers: sheet, canBeEither: true, all: [sheet] });
  expect(readAs(other, "chemicals")).toEqual(found);
});

describe("a file with several sheets", () => {
  const head = ["Name", "Quantity", "Unit"];
  const notes = sheetOf([["Read this first"], ["Name of the site"]], "Notes");
  const old = sheetOf([head, ["Benzene", "5", "L"]], "Old", true);
  const stock = sheetOf([head, ["Chlorine", "5", "kg"]], "Stock");
  const annex = sheetOf([head, ["Argon", "5", "kg"]], "Annex");
  const codes = sheetOf(
    [
      ["Barcode", "Name", "Size"],
      ["A1", "Chlorine", "5 kg"],
    ],
    "Codes",
  );
  const all = [notes, old, stock, annex, codes];

  it("uses the first visible sheet with chemicals, or the chosen one", () => {
    expect(sheetsOfFile(all)).toMatchObject({ stock: { name: "Stock" }, containers: { name: "Codes" }, all });
    expect(sheetsOfFile(all, "Annex")).toMatchObject({ stock: { name: "Annex" }, containers: { name: "Codes" } });
    expect(sheetsOfFile(all, "Old")).toMatchObject({ stock: { name: "Old" }, containers: { name: "Codes" } });
    expect(sheetsOfFile(all, "Codes")).toMatchObject({ stock: null, containers: { name: "Codes" } });
    expect(sheetsOfFile([notes, old])).toMatchObject({ stock: { name: "Notes" }, containers: null });
  });

  it("uses a hidden sheet if no other has rows", () => {
    expect(sheetsOfFile([old])).toMatchObject({ stock: { name: "Old" } });
  });
});

describe("an export with containers", () => {
  const typed = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `${text.replaceAll(/\s+/gu, " ")}z`.trim());
  const place = fc.option(fc.constantFrom("=Bay 1", "Bay 2", "-Cabinet"), { nil: null });
  const day = fc.option(fc.constantFrom("2026-10-02", "2024-02-29", "2027-04-05"), { nil: null });
  /** Many similar chemicals: same name, number and site, sometimes the same room. */
  const anyStock = fc
    .array(
      fc.record({
        name: fc.oneof(fc.constantFrom("Acetone", "acetone", "=Ammonia"), typed),
        cas_number: fc.constantFrom(null, "67-64-1", "7664-41-7"),
        un_number: fc.constantFrom(null, "1090", "1005"),
        location_id: fc.constantFrom(21, 22),
        room: place,
        cabinet: place,
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((all) => all.map((changes, at) => chemical({ id: 100 + at, nfpa: null, tier_two: null, ...changes })));
  const anyContainers = fc.array(
    fc.record({
      below: fc.nat(),
      size: fc.option(
        fc.record({
          quantity: fc.integer({ min: 1, max: 1e9 }).map((n) => n / 1000),
          unit: fc.constantFrom("kg" as const, "gal" as const, "mL" as const),
        }),
        { nil: null },
      ),
      room: place,
      cabinet: place,
      opened_on: day,
      expires_on: day,
    }),
    { minLength: 1, maxLength: 12 },
  );

  const text = (rows: SheetRows) => rows.map((cells) => cells.map(csvCell));
  const everything = { ...NOTHING_DECIDED, takesDuplicates: true };

  it("can be imported unchanged into an empty inventory, each container under its own chemical", () => {
    fc.assert(
      fc.property(anyStock, anyContainers, (stock, some) => {
        const list = some.map(({ below, ...changes }, at) => {
          const of = stock[below % stock.length];
          if (of === undefined) throw new Error("There is no chemical.");
          return container(of, { ...changes, code: `=K-${at}` });
        });
        const { rows, sent, sentContainers } = read(
          [text(inventorySheet(stock)), text(containersSheet(list))],
          {},
          everything,
        );
        expect(rows.map(({ problems }) => problems)).toEqual(list.map(() => ({})));
        expect(sent).toHaveLength(stock.length);
        expect(sentContainers).toEqual(
          list.map((one) => ({
            chemical_place: stock.findIndex(({ id }) => id === one.chemical_id),
            code: one.code,
            size: one.size,
            room: one.room ?? "",
            cabinet: one.cabinet ?? "",
            opened_on: one.opened_on,
            expires_on: one.expires_on,
          })),
        );
      }),
      { numRuns: 100, seed: 20_261_123 },
    );
  });

  const acetone = chemical({ id: 7, name: "Acetone", nfpa: null, tier_two: null });
  const list = [container(acetone, { code: '=HYPERLINK("http://evil.example")', room: "+1", cabinet: "@x" })];

  it.each(["xlsx", "csv"] as const)(
    "as %s contains no cell that a spreadsheet runs, and is recognized again",
    async (kind) => {
      const files =
        kind === "xlsx"
          ? [new File([await writeXlsx(inventorySheet([acetone]), containersSheet(list))], "all.xlsx")]
          : [
              new File([await writeCsv(inventorySheet([acetone]))], "chemicals.csv"),
              new File([await writeCsv(containersSheet(list))], "containers.csv"),
            ];
      const opened = await Promise.all(files.map((file) => readSpreadsheet(file)));
      const sheets = opened.flatMap((file) => (file.ok ? [...file.sheets] : []));
      expect(sheets).toHaveLength(2);
      expect(
        sheets
          .flatMap(({ rows }) => rows.flat())
          .map(String)
          .filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      ).toEqual([]);
      expect(sheetsOfFile(sheets)).toMatchObject({ stock: sheets[0], containers: sheets[1], canBeEither: false });
      expect(sheetsOfFile(sheets.slice(1))).toMatchObject({ stock: null, containers: sheets[1] });
      expect(read(sheets.map(({ rows }) => rows)).sentContainers).toMatchObject([
        { code: '=HYPERLINK("HTTP://EVIL.EXAMPLE")', room: "+1", cabinet: "@x", chemical_place: 0 },
      ]);
    },
  );

  it("changes nothing when imported over its own inventory", () => {
    const onFile = { chemicals: [acetone], containers: list };
    const { sent, sentContainers } = read(
      [
        text(inventorySheet([acetone])),
        text(containersSheet(onFile.containers.map((one) => ({ ...one, code: "K1" })))),
      ],
      {
        ...onFile,
        containers: [container(acetone, { code: "K1" })],
      },
    );
    expect([sent, sentContainers]).toEqual([[], []]);
  });
});

it("compares 10,000 containers with 10,000 chemicals without scanning all rows for each", () => {
  let reads = 0;
  const countReads = <T extends object>(row: T): T =>
    new Proxy(row, {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
  const stock = Array.from({ length: 10_000 }, (_, at) => countReads(chemical({ id: at + 1, name: `Paint ${at}` })));
  const rows: string[][] = [HEAD, ...stock.map(({ name }, at) => [`K${at}`, name, "", "Pier Road plant"])];
  const { rows: lines } = read([rows], { chemicals: stock });
  expect(lines.every(({ state }) => state === "ready")).toBe(true);
  expect(reads).toBeLessThanOrEqual(60 * stock.length);
});

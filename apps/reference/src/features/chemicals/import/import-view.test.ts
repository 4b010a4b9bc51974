import { type StoredStock } from "@placard/api-client";
import { findOnFile } from "@placard/api-client/internal";
import { bundledChemicalSource, type MeantMention } from "@placard/hazmat-core";
import { matchHeadings, recordsOf, type ImportSetting } from "@placard/hazmat-core/business";
import { describe, expect, it, vi } from "vitest";
import { faultyStock } from "../../../test/faulty-stock.ts";
import {
  countStates,
  importLines,
  NOTHING_DECIDED,
  recordReader,
  rowsToSend,
  withRowExcluded,
  type ImportDecisions,
  type Meanings,
} from "./import-view.ts";
import { keyedStock } from "./on-file/known-rows.ts";
import { readMeanings } from "./read-meanings.ts";

// The first name loads the reference, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const [example] = findOnFile.example.response.chemicals;
const NO_PLACE = { room: null, cabinet: null, storage_vessel: null, quantity_per_vessel: null, manufacturer: null };
const stored: StoredStock = {
  ...(example as StoredStock), // the contract has one
  ...NO_PLACE,
  name: "Pond dye",
  un_number: null,
  cas_number: null,
  quantity: 5,
  unit: "kg",
};

const LOCATIONS = [
  { id: 21, name: "Pier Road plant" },
  { id: 22, name: "Annex" },
];

function opened(rows: readonly (readonly string[])[]) {
  const match = matchHeadings(rows);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(rows, match);
  const setting: ImportSetting = {
    locations: LOCATIONS,
    defaultLocationId: null,
    sign,
    isSizeOfOne: match.isSizeOfOne,
  };
  return { records, setting };
}

async function meaningsOf({ records }: ReturnType<typeof opened>): Promise<Meanings> {
  const { signal } = new AbortController();
  const known = new Map<string, MeantMention>();
  await readMeanings(bundledChemicalSource(), records, { known, signal, onProgress: () => undefined });
  return known;
}

const HEAD = ["Chemical Name", "CAS", "UN", "Qty", "Unit", "Site"];
const row = (name: string, cas = "", un = "", site = "Annex") => [name, cas, un, "5", "kg", site];

describe("an imported row", () => {
  it("gets the numbers of a clearly matched name and keeps numbers from the file", async () => {
    const file = opened([HEAD, row("Chlorine"), row("Chlorine, 70 kg", "7782-50-5"), row("Pond dye")]);
    const lines = importLines(
      file.records,
      recordReader(file.setting),
      NOTHING_DECIDED,
      await meaningsOf(file),
      new Set(),
    );
    expect(lines.map(({ chemical }) => [chemical?.name, chemical?.un_number, chemical?.cas_number])).toEqual([
      ["Chlorine", "1017", "7782-50-5"],
      ["Chlorine, 70 kg", "1017", "7782-50-5"],
      ["Pond dye", "", ""],
    ]);
  });

  it("with a similar name needs a decision and may keep its name", async () => {
    const file = opened([HEAD, row("Chlorin gass")]);
    const meanings = await meaningsOf(file);
    const lines = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, meanings, new Set());
    expect(lines[0]).toMatchObject({ state: "asked", chemical: { un_number: "", cas_number: "" } });
    const saved: ImportDecisions = { ...NOTHING_DECIDED, answers: new Map([[2, null]]) };
    expect(importLines(file.records, recordReader(file.setting), saved, meanings, new Set())[0]).toMatchObject({
      state: "ready",
      chemical: { name: "Chlorin gass", un_number: "" },
    });
  });

  it("with numbers of different substances must be corrected", async () => {
    const file = opened([HEAD, row("Gas", "7664-41-7", "1017")]);
    const [line] = importLines(
      file.records,
      recordReader(file.setting),
      NOTHING_DECIDED,
      await meaningsOf(file),
      new Set(),
    );
    expect(line).toMatchObject({ state: "wrong", problems: { un_number: { code: "import.numbers_disagree" } } });
  });

  it("with an unknown name needs a decision and shows the substance of its number", async () => {
    const file = opened([HEAD, row("zzqqx"), row("Tank 3", "7782-50-5"), row("Paper towels", "", "1203")]);
    const meanings = await meaningsOf(file);
    const lines = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, meanings, new Set());
    expect(lines.map(({ state }) => state)).toEqual(["asked", "asked", "asked"]);
    expect(lines.map(({ question }) => question)).toMatchObject([
      { kind: "none" },
      { kind: "near", matches: [{ name: "Chlorine" }] },
      { kind: "near", matches: [{ name: "Gasoline" }] },
    ]);
    expect(lines.map(({ chemical }) => chemical?.un_number)).toEqual(["", "", "1203"]);
    expect(rowsToSend(lines)).toHaveLength(3);
  });

  it("whose name and numbers differ needs a decision before it is sent", async () => {
    const file = opened([HEAD, row("acetone", "108-95-2", "2312"), row("Hand soap", "", "1017")]);
    const meanings = await meaningsOf(file);
    const read = recordReader(file.setting);
    const lines = importLines(file.records, read, NOTHING_DECIDED, meanings, new Set());
    expect(lines.map(({ state, question }) => [state, question?.kind])).toEqual([
      ["asked", "disagree"],
      ["asked", "disagree"],
    ]);
    expect(lines[1]?.chemical).toMatchObject({ name: "Hand soap", cas_number: "" });
    expect(rowsToSend(lines)).toEqual([]);
    const question = lines[0]?.question;
    if (question?.kind !== "disagree") throw new Error("It is not asked.");
    const taken = (answer: NonNullable<typeof question.byCas> | null) =>
      importLines(file.records, read, { ...NOTHING_DECIDED, answers: new Map([[2, answer]]) }, meanings, new Set())[0];
    expect(taken(question.byName?.[0] ?? null)).toMatchObject({
      state: "ready",
      chemical: { name: "acetone", un_number: "1090", cas_number: "67-64-1" },
    });
    expect(taken(question.byCas)).toMatchObject({
      state: "ready",
      chemical: { name: "Phenol, molten", un_number: "2312", cas_number: "108-95-2" },
    });
    expect(taken(null)).toMatchObject({ state: "ready", chemical: { name: "acetone", un_number: "2312" } });
  });

  it("of a solution under the CAS number of the gas gets the UN number of its name, or asks", async () => {
    const litres = (name: string, cas: string, un = "") => [name, cas, un, "2.5", "L", "Annex"];
    const file = opened([
      HEAD,
      litres("Hydrochloric Acid", "7647-01-0"),
      litres("Ammonia solution 25%", "7664-41-7"),
      litres("Hydrogen peroxide 3%", "7722-84-1"),
      litres("Muriatic acid", "7647-01-0", "1050"),
    ]);
    const meanings = await meaningsOf(file);
    const read = recordReader(file.setting);
    const lines = importLines(file.records, read, NOTHING_DECIDED, meanings, new Set());
    expect(lines.map(({ state, chemical }) => [state, chemical?.name, chemical?.un_number])).toEqual([
      ["ready", "Hydrochloric Acid", "1789"],
      ["ready", "Ammonia solution 25%", "2672"],
      ["asked", "Hydrogen peroxide 3%", ""],
      ["asked", "Muriatic acid", "1050"],
    ]);
    const question = lines[3]?.question;
    const answer = question?.kind === "several" ? (question.matches[1] ?? null) : null;
    const decided = { ...NOTHING_DECIDED, answers: new Map([[5, answer]]) };
    expect(importLines(file.records, read, decided, meanings, new Set())[3]?.chemical?.un_number).toBe("1789");
  });

  it("that repeats the inventory or an earlier row is shown as a duplicate; only unchanged rows on file are skipped", () => {
    const file = opened([HEAD, row("Pond dye"), row(" pond  DYE "), row("Pond dye", "", "", "Pier Road plant")]);
    const onFile = keyedStock([{ ...stored, location_id: 21 }]);
    const lines = (decisions: ImportDecisions) =>
      importLines(file.records, recordReader(file.setting), decisions, new Map(), onFile);
    const states = (decisions: ImportDecisions) => lines(decisions).map(({ state }) => state);
    const sent = (decisions: ImportDecisions) => rowsToSend(lines(decisions)).map(({ row: at }) => at);
    expect(states(NOTHING_DECIDED)).toEqual(["ready", "duplicate", "duplicate"]);
    expect(lines(NOTHING_DECIDED).map(({ duplicate }) => duplicate)).toMatchObject([
      null,
      { kind: "file", row: 2, differs: [] },
      { kind: "onFile", differs: [] },
    ]);
    expect(sent(NOTHING_DECIDED)).toEqual([2, 3]);
    expect(sent({ ...NOTHING_DECIDED, takesDuplicates: true })).toEqual([2, 3, 4]);
    const again = withRowExcluded(NOTHING_DECIDED, 4, false);
    expect(sent(again)).toEqual([2, 3, 4]);
    expect(sent(withRowExcluded(again, 4, true))).toEqual([2, 3]);
    expect(states({ ...NOTHING_DECIDED, leftOut: new Set([2]) })).toEqual(["leftOut", "ready", "duplicate"]);
  });

  it("is not a duplicate if room, cabinet, container or quantity differ", () => {
    const head = [...HEAD, "Room", "Cabinet", "Container Type", "Supplier"];
    const acid = (qty: string, ...place: string[]) => ["Sulfuric acid xq", "", "", qty, "gal", "Annex", ...place];
    const file = opened([
      head,
      acid("55", "Stores A", "1", "Drum", "Acme"),
      acid("55", "Stores B", "1", "Drum", "Acme"),
      acid("55", "Stores A", "2", "Drum", "Acme"),
      acid("55", "Stores A", "1", "Tote", "Acme"),
      acid("110", "Stores A", "1", "Drum", "Acme"),
      acid("55", "Stores A", "1", "Drum", "Best"),
    ]);
    const held = { room: "Stores A", cabinet: "1", storage_vessel: "Drum", quantity: 110, unit: "gal" as const };
    const onFile = keyedStock([
      { ...stored, ...held, name: "sulfuric acid XQ", location_id: 22, manufacturer: "Other" },
    ]);
    const lines = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, new Map(), onFile);
    expect(lines.map(({ state }) => state)).toEqual(["ready", "ready", "ready", "ready", "duplicate", "duplicate"]);
    expect(lines.slice(4).map(({ duplicate }) => duplicate)).toMatchObject([
      { kind: "onFile", differs: ["manufacturer"] },
      { kind: "file", row: 2, differs: ["manufacturer"] },
    ]);
    const amounts = rowsToSend(lines).map(({ chemical }) => chemical.quantity);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(385);
  });

  it("with a different quantity than on file is shown next to it and imported only as an additional row", () => {
    const sized = (qty: string, unit: string) => ["Pond dye", "", "", qty, unit, "Annex"];
    const file = opened([HEAD, sized("7", "kg"), sized("5", "kg"), sized("2", "kg"), sized("900", "g")]);
    const onFile = keyedStock([
      { ...stored, location_id: 22, id: 1, quantity: 5 },
      { ...stored, location_id: 22, id: 2, quantity: 4 },
      { ...stored, location_id: 22, id: 3, quantity: 4, room: "Stores A" },
    ]);
    const lines = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, new Map(), onFile);
    expect(lines.map(({ state, comesIn, duplicate }) => [state, comesIn, duplicate])).toMatchObject([
      ["duplicate", true, { kind: "onFile", stock: { id: 2 }, differs: ["quantity"] }],
      ["duplicate", false, { kind: "onFile", stock: { id: 1 }, differs: [] }],
      ["ready", true, null],
      ["ready", true, null],
    ]);
    expect(lines.slice(2).map(({ duplicate }) => duplicate)).toEqual([null, null]);
    const out = importLines(
      file.records,
      recordReader(file.setting),
      withRowExcluded(NOTHING_DECIDED, 2, true),
      new Map(),
      onFile,
    );
    expect(out.map(({ state }) => state)).toEqual(["leftOut", "duplicate", "duplicate", "ready"]);
  });

  it("that occurs once on file and twice in the file is a duplicate once", () => {
    const file = opened([HEAD, row("Pond dye"), row("Pond dye")]);
    const onFile = keyedStock([{ ...stored, location_id: 22 }]);
    const lines = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, new Map(), onFile);
    expect(lines.map(({ duplicate, comesIn }) => [duplicate?.kind, comesIn])).toEqual([
      ["onFile", false],
      ["file", true],
    ]);
  });
});

it("a file of 500 rows with 40 faulty cells is ready to import after correction", async () => {
  const { rows, faults } = faultyStock(500, 40);
  const file = opened(rows);
  const meanings = await meaningsOf(file);
  const before = importLines(file.records, recordReader(file.setting), NOTHING_DECIDED, meanings, new Set());
  expect(before).toHaveLength(500);
  const marked = before.flatMap(({ row: at, problems }) => Object.keys(problems).map((field) => `${at} ${field}`));
  expect(marked.toSorted()).toEqual(faults.map(({ row: at, field }) => `${at} ${field}`).toSorted());

  const corrections = new Map(before.map((line) => [line.row, line.cells]));
  for (const { row: at, field, right } of faults) {
    const cells = corrections.get(at);
    if (cells !== undefined) corrections.set(at, { ...cells, [field]: right });
  }
  const answers = new Map(file.records.map(({ row: at }) => [at, null])); // every name is kept
  const decisions = { ...NOTHING_DECIDED, corrections, answers };
  const after = importLines(file.records, recordReader(file.setting), decisions, meanings, new Set());
  expect(countStates(after)).toEqual({ wrong: 0, asked: 0, duplicate: 0, leftOut: 0, ready: 500 });
  expect(rowsToSend(after)).toHaveLength(500);
});

it("reads cells again only after a correction or a changed setting", () => {
  const { records, setting } = opened([HEAD, row("Chlorine"), row("Tank 3")]);
  const [first] = records;
  if (first === undefined) throw new Error("There is no record.");
  const read = recordReader(setting);
  expect(read(first.cells)).toBe(read(first.cells));
  expect(read({ ...first.cells, quantity: "seven" }).problems).toHaveProperty("quantity");
  const elsewhere = recordReader({ ...setting, locations: [] });
  expect(elsewhere(first.cells).problems).toHaveProperty("location");
});

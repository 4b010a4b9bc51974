import * as z from "zod";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  bundledChemicalSource,
  chemicalKey,
  isolationForRecord,
  type ChemicalRecord,
} from "../../packages/hazmat-core/src/index.ts";
import { inputHash } from "../dataset/read-input.ts";
import { root } from "../run-steps.ts";
import { readDataset, type Dataset } from "./read-dataset.ts";
import { writeJson } from "./write-json.ts";
import { writeSqlite } from "./write-sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-data-"));
let written: Dataset;
let read: Dataset;
let database: DatabaseSync;

beforeAll(async () => {
  const dataset = await readDataset();
  written = dataset;
  read = JSON.parse(readFileSync(writeJson(folder, dataset).data, "utf8")) as Dataset;
  database = new DatabaseSync(writeSqlite(folder, dataset), { readOnly: true });
}, 120_000);

afterAll(() => {
  database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const all = (sql: string, ...values: string[]) =>
  database
    .prepare(sql)
    .all(...values)
    .map((row) => ({ ...row }));

it("contains every substance and every UN/NA number of the transport list", () => {
  const keys = read.chemicals.map(({ record }) => record.key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => key.startsWith("cas:")).length).toBeGreaterThanOrEqual(2178);
  expect(keys.filter((key) => key.startsWith("un:")).length).toBeGreaterThanOrEqual(2300);
});

it("gives the same records in JSON as the core", async () => {
  const source = bundledChemicalSource();
  const different: string[] = [];
  for (const { record, isolation } of read.chemicals) {
    const known = await source.record(record.key);
    const asked = known === null ? null : { record: known, isolation: isolationForRecord(known) };
    if (JSON.stringify({ record, isolation }) !== JSON.stringify(asked)) different.push(record.key);
  }
  expect(different).toEqual([]);
}, 120_000);

it("gives the same records in SQLite as the core", async () => {
  const source = bundledChemicalSource();
  const rows = all("select * from chemical");
  expect(rows).toHaveLength(written.chemicals.length);
  const different: unknown[] = [];
  for (const row of rows) {
    const known = await source.record(chemicalKey(String(row["key"])));
    if (known === null || JSON.stringify(row) !== JSON.stringify(rowOf(known))) different.push(row["key"]);
  }
  expect(different).toEqual([]);
}, 120_000);

/** A row of `chemical` with the core's values, column by column. */
function rowOf(record: ChemicalRecord): Record<string, unknown> {
  const isolation = isolationForRecord(record);
  return {
    key: record.key,
    name: record.name,
    cas_number: record.casNumber,
    formula: record.formula,
    hazard_mark: record.hazardLevel.level ?? (record.hazardLevel.kind === "not_graded" ? "not_graded" : "unknown"),
    hazard_basis: record.hazardLevel.basis,
    isolation_kind: isolation.kind,
    isolate_m: isolation.isolateM,
    downwind_m: isolation.kind === "distance" ? isolation.downwindM : null,
    isolation_why: isolation.why,
    record: JSON.stringify(record),
    isolation: JSON.stringify(isolation),
  };
}

it("has as many synonyms, numbers, limits and properties in tables as in records", () => {
  const counted = (count: (record: Dataset["chemicals"][number]["record"]) => number): number =>
    written.chemicals.reduce((sum, { record }) => sum + count(record), 0);
  const rows = (table: string) => all(`select count(*) as many from ${table}`)[0]?.["many"];
  expect(rows("synonym")).toBe(counted(({ synonyms }) => synonyms.length));
  expect(rows("transport")).toBe(counted(({ transport }) => transport.length));
  expect(rows("exposure_limit")).toBe(counted(({ exposure }) => exposure.length));
  expect(rows("property")).toBe(counted(({ properties }) => Object.values(properties).flat().length));
});

it("gives the answer that its page documents for UN1017", () => {
  const rows = all(
    `select distinct c.name, c.cas_number, c.hazard_mark, t.guide, t.small_isolate_m, t.large_isolate_m
     from chemical c join transport t on t.chemical_key = c.key where t.un_number = ? and c.key like 'cas:%'`,
    "UN1017",
  );
  expect(rows).toEqual([
    {
      name: "Chlorine",
      cas_number: "7782-50-5",
      hazard_mark: "extreme",
      guide: "124",
      small_isolate_m: 60,
      large_isolate_m: null,
    },
  ]);
});

it("keeps the mark of a UN number without a table link to the substance", () => {
  const marked = written.chemicals.flatMap(({ record }) => record.transport.filter(({ linkMark }) => linkMark));
  expect(marked.length).toBeGreaterThan(500);
  expect(all("select count(*) as many from transport where link_mark is not null")).toEqual([{ many: marked.length }]);
});

it("documents queries that the database answers", () => {
  const page = readFileSync(join(root, "docs/data-export.md"), "utf8");
  const asked = [...page.matchAll(/"""\s*\n([\s\S]*?)"""/g)].map(([, sql = ""]) => sql.replaceAll(/\$\w+/g, "?"));
  expect(asked).toHaveLength(3);
  const values = [["UN1017"], ["7782-50-5"], ["muriatic acid", "muriatic acid"]];
  for (const [index, sql] of asked.entries()) expect(all(sql, ...(values[index] ?? [])).length).toBeGreaterThan(0);
});

it("has a schema that fits its data and rejects a record without a required figure", () => {
  const text = readFileSync(join(folder, "placard-data.schema.json"), "utf8");
  const schema = z.fromJSONSchema(JSON.parse(text) as Parameters<typeof z.fromJSONSchema>[0]);
  const few = { ...read, chemicals: read.chemicals.filter((_, index) => index % 20 === 0) };
  expect(schema.safeParse(few).error).toBeUndefined();
  const [first] = read.chemicals;
  expect(schema.safeParse({ ...read, chemicals: [{ ...first, isolation: undefined }] }).success).toBe(false);
}, 60_000);

it("states its edition, sources and changes", () => {
  const { about } = read;
  expect(about.dataHash).toBe(inputHash());
  expect(about.changelog).toContain(`## ${about.edition}`);
  expect(all("select value from about where name = 'edition'")).toEqual([{ value: about.edition }]);
  const cited = all("select distinct source_key from property union select source_key from transport");
  const named = new Set(about.sources.map(({ key }) => key));
  expect(cited.filter(({ source_key: key }) => !named.has(String(key)))).toEqual([]);
});

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { hazardMark, type SourceRef, type SpillDistances } from "../../packages/hazmat-core/src/index.ts";
import type { Dataset, ExportedChemical } from "./read-dataset.ts";

type Row = readonly SQLInputValue[];
type Insert = (table: string, row: Row) => void;

/**
 * Writes `placard-data.sqlite`, replacing an existing file.
 *
 * @returns its path
 */
export function writeSqlite(folder: string, { about, chemicals }: Dataset): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "placard-data.sqlite");
  rmSync(path, { force: true });
  const database = new DatabaseSync(path);
  try {
    database.exec(readFileSync(new URL("tables.sql", import.meta.url), "utf8"));
    database.exec("begin");
    const insert = inserter(database);
    const { sources, ...told } = about;
    for (const [name, value] of Object.entries(told)) insert("about", [name, value]);
    for (const { key, title, edition } of sources) insert("source", [key, title, edition]);
    for (const chemical of chemicals) insertChemical(insert, chemical);
    database.exec("commit");
    database.exec("pragma optimize");
  } finally {
    database.close();
  }
  return path;
}

/** One prepared statement per table. */
function inserter(database: DatabaseSync): Insert {
  const statements = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  return (table, row) => {
    const places = row.map(() => "?").join(", ");
    const statement = statements.get(table) ?? database.prepare(`insert into ${table} values (${places})`);
    statements.set(table, statement);
    statement.run(...row);
  };
}

function insertChemical(insert: Insert, { record, isolation }: ExportedChemical): void {
  const { key, hazardLevel } = record;
  insert("chemical", [
    key,
    record.name,
    record.casNumber,
    record.formula,
    hazardMark(hazardLevel),
    hazardLevel.basis,
    isolation.kind,
    isolation.isolateM,
    isolation.kind === "distance" ? isolation.downwindM : null,
    isolation.why,
    JSON.stringify(record),
    JSON.stringify(isolation),
  ]);
  for (const name of record.synonyms) insert("synonym", [key, name]);
  for (const entry of record.transport) {
    const { unNumber, hazardClass, guide, small, large, fireM, when, source, linkMark } = entry;
    insert("transport", [
      key,
      unNumber,
      hazardClass,
      guide,
      ...spill(small),
      ...spill(large),
      fireM,
      when ?? null,
      ...cited(source),
      linkMark ?? null,
    ]);
  }
  for (const { id, label, value, unit, durationMin, source } of record.exposure) {
    insert("exposure_limit", [key, id, label, value, unit, durationMin, ...cited(source)]);
  }
  for (const [id, values] of Object.entries(record.properties)) {
    for (const { value, unit, source } of values) insert("property", [key, id, value, unit ?? null, ...cited(source)]);
  }
}

function spill(distances: SpillDistances | null): Row {
  return distances === null ? [null, null, null] : [distances.isolateM, distances.dayM, distances.nightM];
}

function cited({ key, locator, mark }: SourceRef): [key: string, locator: string | null, mark: string | null] {
  return [key, locator ?? null, mark ?? null];
}

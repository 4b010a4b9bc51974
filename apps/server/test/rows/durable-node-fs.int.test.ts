import { cpSync, fsyncSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { DurableNodeFS } from "../../src/db/durable-node-fs.ts";
import { DURABLE_START_PARAMETERS } from "../../src/db/embedded-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-embedded-"));
const migrated = join(folder, "migrated");

beforeAll(async () => {
  await (await openDatabase({ kind: "folder", path: migrated })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the migrated database. */
function copyOfDatabase(name: string): string {
  const path = join(folder, name);
  cpSync(migrated, path, { recursive: true });
  return path;
}

it("flushes every commit to disk before responding", async () => {
  let flushes = 0;
  const fs = new DurableNodeFS(copyOfDatabase("flushed"), (descriptor) => {
    flushes += 1;
    fsyncSync(descriptor);
  });
  const database = await PGlite.create({ fs, startParams: DURABLE_START_PARAMETERS });
  await database.query("create table rows (id int)");
  for (let commit = 0; commit < 5; commit += 1) {
    const before = flushes;
    await database.query("insert into rows values ($1)", [commit]);
    expect(flushes, `commit ${commit}`).toBeGreaterThan(before);
  }
  const before = flushes;
  await database.query("select * from rows");
  expect(flushes).toBe(before); // reading does not write
  await database.close();
});

it("opens with every row after a power loss that left an empty postmaster.pid", async () => {
  const config = { kind: "folder", path: copyOfDatabase("powerless") } as const;
  const first = await openDatabase(config);
  await first.system((rows) => rows.insertInto("app_facts").values({ name: "kept", value: "yes" }).execute());
  await first.close();
  writeFileSync(join(config.path, "postmaster.pid"), "");
  const again = await openDatabase(config);
  const facts = await again.system((rows) =>
    rows.selectFrom("app_facts").select("value").where("name", "=", "kept").execute(),
  );
  expect(facts).toEqual([{ value: "yes" }]);
  await again.close();
});

it("leaves the serving thread free while a statement runs, and undoes a transaction that fails", async () => {
  const database = await openDatabase({ kind: "folder", path: copyOfDatabase("threaded") });
  const counting = { isDone: false };
  const counted = database
    .statement((tables) => sql`select count(*)::int from generate_series(1, 2000000)`.execute(tables))
    .finally(() => {
      counting.isDone = true;
    });
  let turns = 0;
  while (!counting.isDone) {
    turns += 1;
    await setImmediate(); // one turn of the event loop
  }
  expect((await counted).rows).toEqual([{ count: 2_000_000 }]);
  expect(turns).toBeGreaterThan(10);

  const fact = { name: "half", value: "written" };
  const failed = database.system(async (rows) => {
    await rows.insertInto("app_facts").values(fact).execute();
    await rows.insertInto("app_facts").values(fact).execute();
  });
  await expect(failed).rejects.toMatchObject({ code: "23505", constraint: "app_facts_pkey" });
  const facts = await database.system((rows) =>
    rows.selectFrom("app_facts").select("name").where("name", "=", fact.name).execute(),
  );
  expect(facts).toEqual([]);
  await database.close();
  await expect(database.statement((tables) => sql`select 1`.execute(tables))).rejects.toThrow("destroyed");
});

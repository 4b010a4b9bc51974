import { fsyncSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { DURABLE_START_PARAMETERS, openDatabase } from "../../src/db/database.ts";
import { DurableNodeFS } from "../../src/db/durable-node-fs.ts";

it("flushes every commit to disk before responding", async () => {
  const folder = mkdtempSync(join(tmpdir(), "placard-fsync-"));
  let flushes = 0;
  const fs = new DurableNodeFS(join(folder, "database"), (descriptor) => {
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
  rmSync(folder, { recursive: true, force: true });
});

it("opens with every row after a power loss that left an empty postmaster.pid", async () => {
  const folder = mkdtempSync(join(tmpdir(), "placard-pid-"));
  const config = { kind: "folder", path: join(folder, "database") } as const;
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
  rmSync(folder, { recursive: true, force: true });
});

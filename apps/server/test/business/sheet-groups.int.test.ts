import type { Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { coverRows, joinAgreeing } from "../../src/db/queries/sheet-groups.ts";
import { NOBODY } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { pdf } from "../sample-files.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;

/** Rows in the inventory: half of them have a sheet, and each of the others belongs to one of these. */
const STOCK = 10_000;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  await harness.ctx.database.system(async (rows) => {
    await sql`insert into chemicals (business_id, location_id, name, quantity, unit, cas_number, manufacturer)
      select ${world.ours.id}, ${world.ours.location}, 'Drum ' || i, 1, 'kg', (10000 + i / 2)::text || '-00-0',
        case when i % 2 = 0 then 'Acme' else ' ACME ' end
      from generate_series(0, ${STOCK - 1}) i`.execute(rows);
    await sql`insert into safety_data_sheets
        (business_id, sheet_group, filename, size_bytes, storage_key, languages, counts_in)
      select business_id, sheet_group, 'sheet.pdf', 1, 'sheet-' || id, '{en}', '{en}' from chemicals
      where manufacturer = 'Acme'`.execute(rows);
    await sql`analyze chemicals, safety_data_sheets`.execute(rows);
  });
});
afterAll(() => harness[Symbol.asyncDispose]());

const ours = () => ({ ...NOBODY, businessId: world.ours.id });

it("reads rows of the added substance only, in an inventory of 10,000 other rows", async () => {
  const add = (name: string) =>
    admin.chemicals.insertChemical({
      body: {
        location_id: world.ours.location,
        name,
        quantity: 1,
        unit: "kg",
        cas_number: "67-64-1",
        manufacturer: "Acme",
      },
    });
  const { chemical: first } = await add("Acetone");
  await admin.safetyDataSheets.uploadSds({
    fields: { chemical_id: first.id, languages: "en" },
    file: pdf("acetone.pdf"),
  });
  let added = 0;
  const statements = await recordStatements(harness.ctx.database, async () => {
    added = (await add("ACETONE")).chemical.id;
  });
  expect(await groupsOf([first.id, added])).toHaveLength(1);
  const lookups = statements.filter(({ sql: text }) => text.includes("sds.sheet_group = chemicals.sheet_group"));
  expect(lookups).not.toEqual([]);
  expect(Math.max(...lookups.map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(20);
});

it("joins half of 10,000 rows in three statements that read each row a fixed number of times", async () => {
  const joining = await harness.ctx.database.system(async (rows) => {
    const { rows: bare } = await sql<{ id: number }>`select id from chemicals where manufacturer = ' ACME '`.execute(
      rows,
    );
    return bare.map(({ id }) => id);
  });
  expect(joining).toHaveLength(STOCK / 2);
  const { database } = harness.ctx;
  const statements = await recordStatements(database, () =>
    database.as(ours(), (rows) => joinAgreeing(rows, world.ours.id, joining)),
  );
  expect(statements).toHaveLength(3);
  expect(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(10 * STOCK);
  const joined = await database.system((rows) =>
    sql`select from chemicals c join chemicals other using (sheet_group, cas_number)
      where c.manufacturer = 'Acme' and other.manufacturer = ' ACME '`.execute(rows),
  );
  expect(joined.rows).toHaveLength(STOCK / 2);
});

it("moves 3,000 rows of one substance into one group with as many statements as two rows", async () => {
  const { database } = harness.ctx;
  const counts: number[] = [];
  for (const [cas, amount] of [
    ["7732-18-5", 2],
    ["64-17-5", 3000],
  ] as const) {
    const ids = await database.system(async (rows) => {
      const { rows: added } = await sql<{ id: number }>`
        insert into chemicals (business_id, location_id, name, quantity, unit, cas_number, manufacturer)
        select ${world.ours.id}, ${world.ours.location}, 'Solvent', 1, 'kg', ${cas}, 'Acme'
        from generate_series(1, ${amount}::int) returning id`.execute(rows);
      return added.map(({ id }) => id);
    });
    const statements = await recordStatements(database, () =>
      database.as(ours(), (rows) =>
        coverRows(
          rows,
          {
            businessId: world.ours.id,
            chemicalId: ids[0] ?? 0,
            covers: null,
            kept: "those left out",
            now: harness.ctx.now(),
          },
          () => undefined,
        ),
      ),
    );
    counts.push(statements.length);
    expect(await groupsOf(ids)).toHaveLength(1);
  }
  expect(counts[1]).toBe(counts[0]);
});

/** The sheet groups of some rows, each once. */
const groupsOf = (ids: readonly number[]) =>
  harness.ctx.database.system(async (rows) => {
    const found = await sql`select distinct sheet_group from chemicals where id = any(${ids}::int[])`.execute(rows);
    return found.rows;
  });

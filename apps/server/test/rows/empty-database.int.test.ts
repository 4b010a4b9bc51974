import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openEmptyDatabase } from "../empty-database.ts";

const addBusiness = (database: Database) =>
  database.system((rows) =>
    rows.insertInto("businesses").values({ business_name: "Harbour Ice" }).returning("id").executeTakeFirstOrThrow(),
  );

const readState = (database: Database) =>
  database.system(async (rows) => {
    const { rows: found } = await sql<{ role: string; zone: string; businesses: number }>`
      select current_user::text as role, current_setting('timezone') as zone,
        (select count(*)::int from businesses) as businesses`.execute(rows);
    return found;
  });

it("leaves the next test no rows, ids, settings or role of an earlier test", async () => {
  const first = await openEmptyDatabase();
  const atFirst = await readState(first);
  const { id } = await addBusiness(first);
  await first.system((rows) => sql`set timezone to 'America/Halifax'`.execute(rows));
  await first.system((rows) => sql`set role placard_app`.execute(rows));
  await first.close();

  const second = await openEmptyDatabase();
  expect(await readState(second)).toEqual(atFirst);
  expect(await addBusiness(second)).toEqual({ id });
  await second.close();
});

it("rejects background work of an earlier test", async () => {
  const first = await openEmptyDatabase();
  await first.close();
  const second = await openEmptyDatabase();
  await expect(addBusiness(first)).rejects.toThrow("The test that used this database has ended.");
  expect(await readState(second)).toMatchObject([{ businesses: 0 }]);
  await second.close();
});

it("gives two simultaneous tests separate databases", async () => {
  const first = await openEmptyDatabase();
  const second = await openEmptyDatabase();
  await addBusiness(first);
  expect(await readState(second)).toMatchObject([{ businesses: 0 }]);
  await Promise.all([first.close(), second.close()]);
});

it("does not reuse a database whose schema a test changed", async () => {
  const changed = await openEmptyDatabase();
  await changed.system((rows) => sql`alter table businesses add column colour text`.execute(rows));
  await changed.close();
  const next = await openEmptyDatabase();
  await expect(next.system((rows) => sql`select colour from businesses`.execute(rows))).rejects.toThrow(
    'column "colour" does not exist',
  );
  await next.close();
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../../src/db/database.ts";

const server = process.env["DATABASE_URL"];

it.runIf(server)("continues after PostgreSQL closes idle connections", async () => {
  const name = `placard_lost_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = new URL(server ?? "");
  url.searchParams.set("application_name", name);
  const database = await openDatabase({ kind: "postgres", url: url.href, schema: name });
  const slow = () => database.system((rows) => sql`select pg_sleep(0.2)`.execute(rows));
  await Promise.all([slow(), slow(), slow()]);
  const ended = await database.system((rows) =>
    sql<{ done: boolean }>`select pg_terminate_backend(pid, 2000) as done from pg_stat_activity
      where application_name = ${name} and pid <> pg_backend_pid()`.execute(rows),
  );
  expect(ended.rows).toEqual([{ done: true }, { done: true }]);
  await Promise.all([slow(), slow(), slow()]); // an unhandled error would have ended the process
  await database.system((rows) => sql`drop schema ${sql.id(name)} cascade`.execute(rows));
  await database.close();
});

import { pino } from "pino";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { postgresChanges } from "../../src/db/postgres-changes.ts";
import { INCIDENT_PARTS } from "../../src/incident-changes.ts";
import { PlainPostgres } from "../plain-postgres.ts";

const logger = pino({ level: "silent" });
const server = process.env["DATABASE_URL"];
const CUTS = 5;
const SLOW = 60_000;

/** How long a second delivery of one event may take to show itself, ms. */
const ECHO_MS = 300;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("live updates over a socket on which the other side ends connections", () => {
  it(
    "keep to one listening connection through five cuts, and each event is heard once",
    async () => {
      await using database = await PlainPostgres.listen();
      await using changes = await postgresChanges(database.url, "incidents", logger);
      const heard: string[] = [];
      changes.watch(7, (part) => heard.push(part));
      for (let cut = 1; cut <= CUTS; cut += 1) {
        database.endConnections();
        await expect.poll(() => database.taken).toBe(cut + 1);
        await pause(ECHO_MS);
        expect(database.listening, `after cut ${cut}`).toBe(1);
        heard.length = 0;
        changes.announce(7, "plan");
        await pause(ECHO_MS);
        expect(heard, `after cut ${cut}`).toEqual(["plan"]);
      }
    },
    SLOW,
  );

  it("tell those who watch that every part may have changed once the connection is back", async () => {
    await using database = await PlainPostgres.listen();
    await using changes = await postgresChanges(database.url, "incidents", logger);
    const heard: string[] = [];
    changes.watch(7, (part) => heard.push(part));
    database.endConnections();
    await expect.poll(() => heard.toSorted()).toEqual([...INCIDENT_PARTS].toSorted());
  });

  it("tell of a department's incidents too: across processes, and again after a cut", async () => {
    await using database = await PlainPostgres.listen();
    await using here = await postgresChanges(database.url, "incidents", logger);
    await using there = await postgresChanges(database.url, "incidents", logger);
    const heard: string[] = [];
    there.watchList(2, () => heard.push("list"));
    there.watch(2, (part) => heard.push(part));
    here.announceList(2);
    await expect.poll(() => heard).toEqual(["list"]);
    heard.length = 0;
    database.endConnections();
    await expect.poll(() => heard.toSorted()).toEqual(["list", ...INCIDENT_PARTS].toSorted());
  });

  it("send what was announced while the connection was away, once", async () => {
    await using database = await PlainPostgres.listen();
    await using here = await postgresChanges(database.url, "incidents", logger);
    await using there = await postgresChanges(database.url, "incidents", logger);
    const heard: string[] = [];
    there.watch(7, (part) => heard.push(part));
    database.endConnections(1); // the older: of `here`
    await pause(50);
    here.announce(7, "log");
    here.announce(7, "log");
    await expect.poll(() => heard).toEqual(["log"]);
    await pause(ECHO_MS);
    expect(heard).toEqual(["log"]);
  });

  it("try again after longer and longer waits while nobody answers, and stop trying once closed", async () => {
    const database = await PlainPostgres.listen();
    const changes = await postgresChanges(database.url, "incidents", logger);
    const { port } = database;
    await database[Symbol.asyncDispose]();
    await pause(ECHO_MS);
    const again = await PlainPostgres.listen(port);
    await expect.poll(() => again.listening).toBe(1);
    await changes[Symbol.asyncDispose]();
    await expect.poll(() => again.listening).toBe(0);
    const taken = again.taken;
    await pause(1000);
    expect(again.taken).toBe(taken);
    await again[Symbol.asyncDispose]();
  });
});

describe.runIf(server)("live updates on PostgreSQL", () => {
  it(
    "keep to one listening connection through five cuts, and each event is heard once",
    async () => {
      const name = `placard_cut_${crypto.randomUUID().slice(0, 8)}`;
      const url = new URL(server ?? "");
      url.searchParams.set("application_name", name);
      const operator = new Client({ connectionString: server });
      await operator.connect();
      const connections = async (): Promise<number> => {
        const { rowCount } = await operator.query("select 1 from pg_stat_activity where application_name = $1", [name]);
        return rowCount ?? 0;
      };
      await using changes = await postgresChanges(url.href, name, logger);
      const heard: string[] = [];
      changes.watch(7, (part) => heard.push(part));
      for (let cut = 1; cut <= CUTS; cut += 1) {
        await operator.query(
          "select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = $1",
          [name],
        );
        heard.length = 0;
        await expect.poll(() => heard).toHaveLength(INCIDENT_PARTS.length); // is back
        await pause(ECHO_MS);
        expect(await connections(), `after cut ${cut}`).toBe(1);
        heard.length = 0;
        changes.announce(7, "plan");
        await pause(ECHO_MS);
        expect(heard, `after cut ${cut}`).toEqual(["plan"]);
      }
      await operator.end();
    },
    SLOW,
  );
});

import { pino } from "pino";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { postgresChanges } from "../../src/db/postgres-changes.ts";
import type { ReconnectPacing } from "../../src/db/postgres-listener.ts";
import { INCIDENT_PARTS, type IncidentChanges } from "../../src/incident-changes.ts";
import { PlainPostgres } from "../plain-postgres.ts";

const server = process.env["DATABASE_URL"];
const CUTS = 5;

/** Reconnects immediately, because only one test is about the waits. */
const AT_ONCE: ReconnectPacing = { firstWaitMs: 0, longestWaitMs: 0 };

/** A log that keeps its messages, and calls back for each one. */
function keptLog(onMessage: (text: string) => void = () => undefined) {
  const messages: string[] = [];
  const write = (line: string): void => {
    const { msg } = JSON.parse(line) as { readonly msg: string };
    messages.push(msg);
    onMessage(msg);
  };
  return { messages, logger: pino({ level: "warn" }, { write }) };
}

const { logger } = keptLog();

/**
 * Waits until everything already sent has arrived, with two events, each sent after the previous one was received. By
 * then, duplicate deliveries and those of a second connection have arrived too.
 */
async function afterwards(changes: IncidentChanges): Promise<void> {
  for (let event = 0; event < 2; event += 1) {
    await new Promise<void>((resolve) => {
      const stop = changes.watch(MARKER, () => {
        stop();
        resolve();
      });
      changes.announce(MARKER, "status");
    });
  }
}

/** An incident that no test uses. */
const MARKER = 99;

describe("live updates over a connection that the server drops", () => {
  it("use one listening connection over five drops and deliver each event once", async () => {
    await using database = await PlainPostgres.listen();
    await using changes = await postgresChanges(database.url, "incidents", logger, AT_ONCE);
    const heard: string[] = [];
    changes.watch(7, (part) => heard.push(part));
    for (let cut = 1; cut <= CUTS; cut += 1) {
      heard.length = 0;
      database.endConnections();
      await expect.poll(() => heard).toHaveLength(INCIDENT_PARTS.length); // reconnected
      await afterwards(changes);
      expect(database.taken, `after cut ${cut}`).toBe(cut + 1);
      expect(database.listening, `after cut ${cut}`).toBe(1);
      heard.length = 0;
      changes.announce(7, "plan");
      await afterwards(changes);
      expect(heard, `after cut ${cut}`).toEqual(["plan"]);
    }
  });

  it("tell listeners after a reconnect that everything may have changed", async () => {
    await using database = await PlainPostgres.listen();
    await using changes = await postgresChanges(database.url, "incidents", logger, AT_ONCE);
    const heard: string[] = [];
    changes.watch(7, (part) => heard.push(part));
    database.endConnections();
    await expect.poll(() => heard.toSorted()).toEqual([...INCIDENT_PARTS].toSorted());
  });

  it("report department incidents across processes and after a drop", async () => {
    await using database = await PlainPostgres.listen();
    await using here = await postgresChanges(database.url, "incidents", logger, AT_ONCE);
    await using there = await postgresChanges(database.url, "incidents", logger, AT_ONCE);
    const heard: string[] = [];
    there.watchList(2, () => heard.push("list"));
    there.watch(2, (part) => heard.push(part));
    here.announceList(2);
    await expect.poll(() => heard).toEqual(["list"]);
    heard.length = 0;
    database.endConnections();
    await expect.poll(() => heard.toSorted()).toEqual(["list", ...INCIDENT_PARTS].toSorted());
  });

  it("deliver events announced while disconnected once", async () => {
    await using database = await PlainPostgres.listen();
    const lost = Promise.withResolvers<void>();
    const { logger: told } = keptLog((text) => {
      if (text.includes("connection lost")) lost.resolve();
    });
    await using here = await postgresChanges(database.url, "incidents", told, AT_ONCE);
    await using there = await postgresChanges(database.url, "incidents", logger, AT_ONCE);
    const heard: string[] = [];
    there.watch(7, (part) => heard.push(part));
    database.endConnections(1); // the older one, of `here`
    await lost.promise; // its new connection has not been started yet
    here.announce(7, "log");
    here.announce(7, "log");
    await expect.poll(() => heard).toEqual(["log"]);
    await afterwards(here);
    await afterwards(there);
    expect(heard).toEqual(["log"]);
  });

  it("retry with growing delays, and stop when closed", async () => {
    const database = await PlainPostgres.listen();
    const { messages, logger: kept } = keptLog();
    const changes = await postgresChanges(database.url, "incidents", kept, { firstWaitMs: 1, longestWaitMs: 4 });
    const { port } = database;
    await database[Symbol.asyncDispose]();
    const retries = (): readonly string[] => messages.filter((text) => text.includes("retrying in"));
    await expect.poll(() => retries().length).toBeGreaterThan(3);
    const waits = retries().map((text) => /in (\S+) s/.exec(text)?.[1]);
    expect(waits.slice(0, 4)).toEqual(["0.002", "0.004", "0.004", "0.004"]);
    const again = await PlainPostgres.listen(port);
    await expect.poll(() => again.listening).toBe(1);
    await changes[Symbol.asyncDispose]();
    await expect.poll(() => again.listening).toBe(0);
    const taken = again.taken;
    await using later = await postgresChanges(again.url, "incidents", logger); // later than a reconnect would be
    await afterwards(later);
    expect(again.taken).toBe(taken + 1);
    await again[Symbol.asyncDispose]();
  });

  it("do not reconnect if closed while waiting to retry", async () => {
    const database = await PlainPostgres.listen();
    const lost = Promise.withResolvers<void>();
    const { logger: told } = keptLog(() => lost.resolve());
    const changes = await postgresChanges(database.url, "incidents", told, AT_ONCE);
    database.endConnections();
    await lost.promise;
    await changes[Symbol.asyncDispose]();
    await using later = await postgresChanges(database.url, "incidents", logger);
    await afterwards(later);
    expect(database.taken).toBe(2);
    await database[Symbol.asyncDispose]();
  });
});

describe.runIf(server)("live updates on PostgreSQL", () => {
  it("use one listening connection over five drops and deliver each event once", async () => {
    const name = `placard_cut_${crypto.randomUUID().slice(0, 8)}`;
    const url = new URL(server ?? "");
    url.searchParams.set("application_name", name);
    const operator = new Client({ connectionString: server });
    await operator.connect();
    const connections = async (): Promise<number> => {
      const { rowCount } = await operator.query("select 1 from pg_stat_activity where application_name = $1", [name]);
      return rowCount ?? 0;
    };
    await using changes = await postgresChanges(url.href, name, logger, AT_ONCE);
    const heard: string[] = [];
    changes.watch(7, (part) => heard.push(part));
    for (let cut = 1; cut <= CUTS; cut += 1) {
      heard.length = 0;
      await operator.query("select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = $1", [
        name,
      ]);
      await expect.poll(() => heard).toHaveLength(INCIDENT_PARTS.length); // reconnected
      await afterwards(changes);
      expect(await connections(), `after cut ${cut}`).toBe(1);
      heard.length = 0;
      changes.announce(7, "plan");
      await afterwards(changes);
      expect(heard, `after cut ${cut}`).toEqual(["plan"]);
    }
    await operator.end();
  });
});

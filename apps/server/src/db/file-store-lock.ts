import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { openFailure } from "./open-failure.ts";

const RETRY_MS = 1000;

/** Interval between checks of the connection, because a lost network does not report itself. */
const CHECK_MS = 30_000;
const PATIENCE_MS = 10_000;

/** After a machine fails, PostgreSQL releases its lock within half a minute instead of two hours. */
const KEEP_ALIVE = "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/**
 * Keeps apart servers that cannot see each other's files. With files in a folder, only one server may use a PostgreSQL
 * database; with files in a bucket, any number may. The lock belongs to a connection, so it ends with the process.
 *
 * A lost connection is reopened. If another server has taken the lock by then, this server must end.
 *
 * @throws StartError if another server holds the lock, before anything is changed
 */
export async function lockFileStore(
  { database, storage }: Pick<Config, "database" | "storage">,
  onLost: (reason: StartError) => void,
): Promise<AsyncDisposable> {
  if (database.kind !== "postgres") return { [Symbol.asyncDispose]: async () => undefined };
  const connect = () => connectAndLock(database, storage, name);
  const name = `placard files ${randomUUID()}`;
  let current: Client | null = null; // `null` after release

  const replaced = new WeakSet<Client>();

  function hold(client: Client): void {
    current = client;
    client.once("end", () => void reconnect(client));
  }

  async function reconnect(lost: Client): Promise<void> {
    if (replaced.has(lost)) return; // one loss may be reported twice
    replaced.add(lost);
    while (current === lost) {
      try {
        const client = await connect();
        if (current !== lost) return await end(client);
        hold(client);
      } catch (error) {
        if (error instanceof StartError) return onLost(error);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  try {
    hold(await connect());
  } catch (error) {
    throw error instanceof StartError ? error : openFailure(database, error);
  }
  const check = setInterval(() => {
    const asked = current;
    asked?.query("select 1").catch(() => {
      void end(asked);
      void reconnect(asked); // after a network loss, the connection may not even close
    });
  }, CHECK_MS).unref();
  return {
    [Symbol.asyncDispose]: async () => {
      const held = current;
      current = null;
      clearInterval(check);
      if (held !== null) await end(held);
    },
  };
}

/**
 * @param name - identifies the earlier connection of this process, which PostgreSQL may not have closed yet
 * @throws StartError if another server has the lock
 */
async function connectAndLock(
  { url, schema }: { readonly url: string; readonly schema?: string },
  storage: Config["storage"],
  name: string,
): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined); // an error without a listener ends the process
  try {
    await client.connect();
    await client.query(KEEP_ALIVE);
    await client.query("select set_config('application_name', $1, false)", [name]);
    await client.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()",
      [name],
    );
    const take = storage === "file" ? "pg_try_advisory_lock" : "pg_try_advisory_lock_shared";
    const { rows } = await client.query<{ isTaken: boolean }>(
      `select ${take}(hashtext('placard files ' || coalesce($1, current_schema(), ''))) as "isTaken"`,
      [schema ?? null],
    );
    if (rows[0]?.isTaken !== true) throw inTheWay(storage);
    return client;
  } catch (error) {
    await end(client);
    throw error;
  }
}

/** Closes a client whose connection may be broken. */
async function end(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

function inTheWay(storage: Config["storage"]): StartError {
  return new StartError(
    storage === "file"
      ? "Another Placard server is already running on this database, and this one has its files in a folder of its own (STORAGE=file). Each would miss the files of the other. Nothing was changed. Stop the other server first, or set STORAGE=s3 for both. Run: STORAGE=s3 pnpm start"
      : "Another Placard server on this database has its files in a folder of its own (STORAGE=file). This one would miss them. Nothing was changed. Stop that server, copy its files, and start it with STORAGE=s3. Run: pnpm --filter @placard/server cli files copy-to-s3",
  );
}

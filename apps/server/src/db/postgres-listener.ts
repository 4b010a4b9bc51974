import { Client } from "pg";
import type { Logger } from "pino";

/** Waits before reconnecting: doubled with each attempt, up to the longest. */
export interface ReconnectPacing {
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const RECONNECT_PACING: ReconnectPacing = { firstWaitMs: 250, longestWaitMs: 30_000 };

/** A connection that lasted this long was stable: after the next loss, waiting starts again with the first wait. */
const STEADY_MS = 2000;

/** Interval between checks of an idle connection, because a network loss is not reported. */
const CHECK_MS = 30_000;
const PATIENCE_MS = 10_000;

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly logger: Logger;
  readonly onNotice: (notice: string) => void;
  /** Called after a reconnect: notices sent in between were missed. */
  readonly onReconnect: () => void;
  readonly pacing?: ReconnectPacing | undefined;
}

/** One connection that listens on a PostgreSQL channel, reconnected whenever it is lost. */
export interface PostgresListener extends AsyncDisposable {
  /** @throws if the connection is lost and nothing was sent */
  notify(notice: string): Promise<void>;
}

/**
 * Listens on a channel. A client may report its end several times and in several ways; it is replaced and closed once,
 * so there is never more than one listening connection.
 *
 * @throws the database's own error if the first connection fails
 */
export async function listen(wanted: Listening): Promise<PostgresListener> {
  const { channel, logger, pacing = RECONNECT_PACING } = wanted;
  let isClosed = false;
  let current: Client | null = null;
  let takenAt = 0;
  let waitMs = pacing.firstWaitMs;
  let waiting: NodeJS.Timeout | undefined;

  /** Makes a client the current one, unless the listener was closed while the client connected. */
  function take(client: Client): boolean {
    if (isClosed) {
      void end(client);
      return false;
    }
    current = client;
    takenAt = performance.now();
    client.on("error", () => lose(client));
    client.on("end", () => lose(client));
    return true;
  }

  function lose(client: Client): void {
    if (client !== current) return; // already replaced: a client can report one loss several times
    current = null;
    void end(client);
    if (performance.now() - takenAt >= STEADY_MS) waitMs = pacing.firstWaitMs;
    logger.warn("Live-update connection lost; reconnecting.");
    reconnectLater();
  }

  function reconnectLater(): void {
    waiting = setTimeout(() => void reconnect(), waitMs).unref();
    waitMs = Math.min(waitMs * 2, pacing.longestWaitMs);
  }

  async function reconnect(): Promise<void> {
    try {
      if (take(await connect(wanted))) wanted.onReconnect();
    } catch {
      if (isClosed) return;
      logger.warn(`Live-update connection failed; retrying in ${waitMs / 1000} s.`);
      reconnectLater();
    }
  }

  take(await connect(wanted));
  const check = setInterval(() => {
    const client = current;
    client?.query(listenStatement(client, channel)).catch(() => lose(client));
  }, CHECK_MS).unref();

  return {
    notify: async (notice) => {
      if (current === null) throw new Error("The live-update connection is lost.");
      await current.query("select pg_notify($1, $2)", [channel, notice]);
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true;
      clearInterval(check);
      clearTimeout(waiting);
      const client = current;
      current = null;
      if (client !== null) await end(client);
    },
  };
}

/** Repeating LISTEN on one client changes nothing, so the same statement also checks the connection. */
const listenStatement = (client: Client, channel: string): string => `listen ${client.escapeIdentifier(channel)}`;

/** Connects a client that listens. A client that fails on the way is closed. */
async function connect({ url, channel, onNotice }: Listening): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("notification", ({ payload = "" }) => onNotice(payload));
  client.on("error", () => undefined); // an error without a listener ends the process
  try {
    await client.connect();
    await client.query(listenStatement(client, channel));
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

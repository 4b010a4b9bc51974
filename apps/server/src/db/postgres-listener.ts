import { Client } from "pg";
import type { Logger } from "pino";

/** Waits before a lost connection is made again: doubled with each try, up to the longest. */
export interface ReconnectPacing {
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const RECONNECT_PACING: ReconnectPacing = { firstWaitMs: 250, longestWaitMs: 30_000 };

/** A connection that held this long was a good one: the next loss waits for the first time again. */
const STEADY_MS = 2000;

/** How often a quiet connection is asked whether it is still there: a network that went away tells no one. */
const CHECK_MS = 30_000;
const PATIENCE_MS = 10_000;

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly logger: Logger;
  readonly onNotice: (notice: string) => void;
  /** The connection was lost and is back: notices in between were not heard. */
  readonly onReconnect: () => void;
  readonly pacing?: ReconnectPacing | undefined;
}

/** One connection that hears a channel of PostgreSQL, made again whenever it is lost. */
export interface PostgresListener extends AsyncDisposable {
  /** @throws when the connection is lost: nothing was sent then */
  notify(notice: string): Promise<void>;
}

/**
 * Hears a channel. However often and in however many ways one client reports its end, it is replaced once, and ended:
 * there is never more than one connection that listens.
 *
 * @throws the database's own error when the first connection cannot be made
 */
export async function listen(wanted: Listening): Promise<PostgresListener> {
  const { channel, logger, pacing = RECONNECT_PACING } = wanted;
  let isClosed = false;
  let current: Client | null = null;
  let takenAt = 0;
  let waitMs = pacing.firstWaitMs;
  let waiting: NodeJS.Timeout | undefined;

  /** Makes a client the current one, unless the listener was closed while it connected. */
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
    if (client !== current) return; // was replaced already: a client reports one loss several times
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

/** Listening twice on one client changes nothing, so the same statement also asks whether the client is still there. */
const listenStatement = (client: Client, channel: string): string => `listen ${client.escapeIdentifier(channel)}`;

/** A client that listens; one that does not come so far is ended, not left behind. */
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

/** Ends a client that may be half gone. */
async function end(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}

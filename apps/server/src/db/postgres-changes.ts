import { Client } from "pg";
import type { Logger } from "pino";
import { incidentChanges, isIncidentPart, type IncidentChanges } from "../incident-changes.ts";

const RECONNECT_MS = 2000;

/**
 * Change notices between all processes of one PostgreSQL, by LISTEN and NOTIFY on a connection of its own.
 * A lost connection is made again; notices in between are lost, and watchers read afresh with their next request.
 *
 * @param channel - one for each schema, so that installations in one database do not hear each other
 */
export async function postgresChanges(
  url: string,
  channel: string,
  logger: Logger,
): Promise<IncidentChanges & AsyncDisposable> {
  const local = incidentChanges();
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString: url });
    fresh.on("notification", ({ payload = "" }) => {
      const [id, part = ""] = payload.split(" ");
      if (isIncidentPart(part)) local.announce(Number(id), part);
    });
    fresh.on("error", () => void reconnect());
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return;
    try {
      client = await connect();
    } catch {
      logger.warn("The connection for live updates was lost; trying again.");
      setTimeout(() => void reconnect(), RECONNECT_MS).unref();
    }
  }

  return {
    announce: (incidentId, part) => {
      client.query("select pg_notify($1, $2)", [channel, `${incidentId} ${part}`]).catch((error: unknown) => {
        logger.warn({ err: error }, "A live update was not sent.");
      });
    },
    watch: local.watch,
    [Symbol.asyncDispose]: async () => {
      isClosed = true;
      await client.end();
    },
  };
}

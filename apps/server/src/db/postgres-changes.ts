import type { Logger } from "pino";
import { incidentChanges, INCIDENT_PARTS, isIncidentPart, type IncidentChanges } from "../incident-changes.ts";
import { listen, type ReconnectPacing } from "./postgres-listener.ts";

/** Payload of one NOTIFY: a part of an incident, or a change in the incident list of a department. */
const noticeOf = (incidentId: number, part: string): string => `${incidentId} ${part}`;
const LIST = "incidents";

/**
 * Change notices between all processes of one PostgreSQL, by LISTEN and NOTIFY on a separate connection.
 *
 * While that connection is lost, this process queues its own notices and sends them after reconnecting. Notices of
 * other processes in the meantime are lost, so watchers are then told that every part may have changed.
 *
 * @param channel - one per schema, so that installations in one database do not receive each other's notices
 * @param pacing - the waits before reconnecting; without it, the listener's defaults
 */
export async function postgresChanges(
  url: string,
  channel: string,
  logger: Logger,
  pacing?: ReconnectPacing,
): Promise<IncidentChanges & AsyncDisposable> {
  const local = incidentChanges();
  const unsent = new Set<string>();

  const listener = await listen({
    url,
    channel,
    logger,
    pacing,
    onNotice: (notice) => {
      const [id, part = ""] = notice.split(" ");
      if (part === LIST) local.announceList(Number(id));
      else if (isIncidentPart(part)) local.announce(Number(id), part);
    },
    onReconnect: () => {
      for (const id of local.watched()) {
        for (const part of INCIDENT_PARTS) if (!unsent.has(noticeOf(id, part))) local.announce(id, part);
      }
      for (const id of local.watchedLists()) if (!unsent.has(noticeOf(id, LIST))) local.announceList(id);
      for (const notice of unsent) send(notice); // our own watchers receive it too
    },
  });

  function send(notice: string): void {
    unsent.delete(notice);
    listener.notify(notice).catch((error: unknown) => {
      unsent.add(notice);
      const name = error instanceof Error ? error.name : typeof error; // the message may quote the database
      logger.warn({ name }, "A live update is waiting for the live-update connection.");
    });
  }

  return {
    announce: (incidentId, part) => send(noticeOf(incidentId, part)),
    watch: local.watch,
    announceList: (departmentId) => send(noticeOf(departmentId, LIST)),
    watchList: local.watchList,
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}

import { watchIncident } from "@placard/api-client";
import { scopeOf, type ResponderActor } from "../../access/actor.ts";
import { identify } from "../../access/sessions.ts";
import type { Context } from "../../context.ts";
import {
  changedParts,
  formatMark,
  markOf,
  parseMark,
  type IncidentMark,
} from "../../db/queries/incidents/incident-mark.ts";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { noteWatcher, watcherIsHere, watcherLeft } from "../../db/queries/incidents/incident-watchers.ts";
import { implement } from "../../http/operation.ts";
import { oneAfterAnother } from "./one-after-another.ts";

/** A beat keeps proxies from closing the line, shows a watcher that it holds, and us whether they still may watch. */
const HEARTBEAT_MS = 25_000;
/** How soon a browser tries again when the line was cut. */
const AGAIN_MS = 1000;

/**
 * Ends with the session: each line is sent only while its watcher is signed in and of the same department. The id of an
 * event says how far every part had come, so a stream that begins again with it names what changed meanwhile, and only
 * that, on whichever process it begins.
 */
export const watchIncidentOperation = implement(watchIncident, async (call) => {
  const { ctx, rows, actor, params, request, afterwards } = call;
  const { id } = await incidentById(rows, params.incident_id);
  const streamId = ctx.newId();
  await noteWatcher(rows, { streamId, incidentId: id }, actor, ctx.now());
  afterwards(async () => ctx.changes.announce(id, "people"));
  const last = request.lastEventId === null ? null : parseMark(request.lastEventId);
  const stream = incidentStream({ ctx, actor, incidentId: id, streamId, last, cookie: request.sessionToken });
  request.signal.addEventListener("abort", stream.end);
  return new Response(stream.body, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
});

interface Watch {
  readonly ctx: Context;
  readonly actor: ResponderActor;
  readonly incidentId: number;
  readonly streamId: string;
  /** What the watcher had last; `null`: nothing yet. */
  readonly last: IncidentMark | null;
  readonly cookie: string | null;
}

function incidentStream(watch: Watch): { readonly body: ReadableStream<Uint8Array>; readonly end: () => void } {
  const { ctx, incidentId } = watch;
  const text = new TextEncoder();
  let mark = watch.last;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = (line: string): void => {
        if (isOpen) controller.enqueue(text.encode(line));
      };
      const close = (): void => {
        if (!isOpen) return;
        end();
        controller.close();
      };
      /** Nothing is told to one who may not watch any more. */
      const told = oneAfterAnother(async (work: () => Promise<void>) => {
        if (!isOpen) return;
        if (!(await stillWatches(watch))) return close();
        await work();
      }, close);
      const tellChanges = async (): Promise<void> => {
        const now = await readMark(watch);
        const id = `id: ${formatMark(now)}\n`;
        const names = mark === null ? ["open"] : changedParts(mark, now);
        mark = now;
        for (const name of names) send(`${id}event: ${name}\ndata: {}\n\n`);
      };
      send(`: watching\nretry: ${AGAIN_MS}\n\n`);
      const heartbeat = setInterval(() => {
        told(async () => {
          send("event: beat\ndata: {}\n\n");
          await asWatcher(watch, (rows) => watcherIsHere(rows, watch.streamId, ctx.now()));
        });
      }, HEARTBEAT_MS);
      const unwatch = ctx.changes.watch(incidentId, (part) =>
        told(part === "people" ? async () => send("event: people\ndata: {}\n\n") : tellChanges),
      );
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(heartbeat);
        unwatch();
        void leave(watch);
      };
      told(tellChanges);
    },
    cancel: () => end(),
  });
  return { body, end: () => end() };
}

const asWatcher = <T>({ ctx, actor }: Watch, work: Parameters<typeof ctx.database.as<T>>[1]): Promise<T> =>
  ctx.database.as(scopeOf(actor), work);

const readMark = (watch: Watch): Promise<IncidentMark> => asWatcher(watch, (rows) => markOf(rows, watch.incidentId));

async function leave(watch: Watch): Promise<void> {
  const { ctx, incidentId, streamId } = watch;
  try {
    await asWatcher(watch, (rows) => watcherLeft(rows, streamId));
    ctx.changes.announce(incidentId, "people");
  } catch {
    // The server stops, or the database is away: whoever is not heard of is not counted as here after a minute.
  }
}

async function stillWatches({ ctx, actor, cookie }: Watch): Promise<boolean> {
  const now = await identify(ctx, { bearer: null, cookie });
  return now.kind === "responder" && now.isApproved && now.departmentId === actor.departmentId;
}

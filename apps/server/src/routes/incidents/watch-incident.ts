import { watchIncident } from "@placard/api-client/internal";
import { scopeOf } from "../../access/actor.ts";
import { changedParts, formatMark, parseMark } from "../../db/queries/incidents/incident-mark.ts";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { noteWatcher, watcherIsHere, watcherLeft } from "../../db/queries/incidents/incident-watchers.ts";
import { implement } from "../../http/operation.ts";
import { liveStream } from "./live-stream.ts";
import { sharedReads } from "./shared-reads.ts";

/**
 * The event id contains the mark of every part, so a stream that resumes with it sends exactly what changed in the
 * meantime, on any process. It also covers the department's incidents, so a page needs only one connection to the
 * server.
 */
export const watchIncidentOperation = implement(watchIncident, async (call) => {
  const { ctx, rows, actor, params, request, afterwards } = call;
  const { id } = await incidentById(rows, params.incident_id);
  const streamId = ctx.newId();
  await noteWatcher(rows, { streamId, incidentId: id }, actor, ctx.now());
  afterwards(async () => ctx.changes.announce(id, "people"));
  const asWatcher = <T>(work: Parameters<typeof ctx.database.as<T>>[1]) => ctx.database.as(scopeOf(actor), work);
  let mark = request.lastEventId === null ? null : parseMark(request.lastEventId);
  return liveStream({
    ctx,
    actor,
    request,
    readChanges: async () => {
      const now = await sharedReads(ctx).mark(actor, id);
      const names = mark === null ? ["open"] : changedParts(mark, now);
      mark = now;
      return { id: formatMark(now), names };
    },
    watch: (say) => {
      const ends = [
        ctx.changes.watch(id, (part) => (part === "people" ? say.word(part) : say.changes())),
        ctx.changes.watchList(actor.departmentId, say.changes),
      ];
      return () => ends.forEach((end) => end());
    },
    onBeat: () => asWatcher((watched) => watcherIsHere(watched, streamId, ctx.now())),
    onEnd: async () => {
      try {
        await asWatcher((watched) => watcherLeft(watched, streamId));
        ctx.changes.announce(id, "people");
      } catch {
        // The server is stopping or the database is unavailable: after a minute without an update, the watcher counts
        // as gone.
      }
    },
  });
});

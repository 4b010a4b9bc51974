import { watchDepartmentIncidents } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { implementOpen } from "../../http/operation.ts";
import { liveStream } from "./live-stream.ts";
import { sharedReads } from "./shared-reads.ts";

/** The event id is the mark of the department's incidents, so a stream that resumes with it misses no change. */
export const watchDepartmentIncidentsOperation = implementOpen(watchDepartmentIncidents, async (call) => {
  const { ctx, actor, params, request } = call;
  requireOwnDepartment(actor, params.department_id);
  const { departmentId } = actor;
  const { lastEventId } = request;
  let mark = lastEventId !== null && /^\d{1,10}$/.test(lastEventId) ? Number(lastEventId) : null;
  return liveStream({
    ctx,
    actor,
    request,
    readChanges: async () => {
      const now = await sharedReads(ctx).listMark(actor);
      const names = mark === null ? ["open"] : mark === now ? [] : ["incidents"];
      mark = now;
      return { id: String(now), names };
    },
    watch: (say) => ctx.changes.watchList(departmentId, say.changes),
  });
});

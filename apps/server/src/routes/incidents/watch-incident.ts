import { watchIncident } from "@placard/api-client";
import type { ResponderActor } from "../../access/actor.ts";
import { identify } from "../../access/sessions.ts";
import type { Context } from "../../context.ts";
import { incidentById } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";

/** A comment now and then keeps proxies from closing the line, and shows whether the watcher still may watch. */
const HEARTBEAT_MS = 25_000;

/** Ends with the session: each line is sent only while its watcher is signed in and of the same department. */
export const watchIncidentOperation = implement(watchIncident, async ({ ctx, rows, actor, params, request }) => {
  const { id } = await incidentById(rows, params.incident_id);
  const text = new TextEncoder();
  let end: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const send = async (line: string): Promise<void> => {
        const may = await stillWatches(ctx, actor, request.sessionToken).catch(() => false);
        if (!isOpen) return;
        if (may) controller.enqueue(text.encode(line));
        else {
          end();
          controller.close();
        }
      };
      controller.enqueue(text.encode(": watching\n\n"));
      const heartbeat = setInterval(() => void send(": still here\n\n"), HEARTBEAT_MS);
      const unwatch = ctx.changes.watch(id, (part) => void send(`event: ${part}\ndata: {}\n\n`));
      end = () => {
        isOpen = false;
        clearInterval(heartbeat);
        unwatch();
      };
      request.signal.addEventListener("abort", end);
    },
    cancel: () => end(),
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
});

async function stillWatches(ctx: Context, watcher: ResponderActor, cookie: string | null): Promise<boolean> {
  const actor = await identify(ctx, { bearer: null, cookie });
  return actor.kind === "responder" && actor.isApproved && actor.departmentId === watcher.departmentId;
}

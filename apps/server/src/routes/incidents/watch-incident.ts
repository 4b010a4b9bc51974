import { watchIncident } from "@placard/api-client";
import { incidentById } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";

/** A comment now and then keeps proxies from closing the line. */
const HEARTBEAT_MS = 25_000;

export const watchIncidentOperation = implement(watchIncident, async ({ ctx, rows, params, request }) => {
  const { id } = await incidentById(rows, params.incident_id);
  const text = new TextEncoder();
  let end: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string): void => controller.enqueue(text.encode(line));
      send(": watching\n\n");
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS);
      const unwatch = ctx.changes.watch(id, (part) => send(`event: ${part}\ndata: {}\n\n`));
      end = () => {
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

import { type IncidentLogEntry } from "@placard/api-client";
import { exportIncidentLog } from "@placard/api-client/internal";
import { incidentById, logEntriesAfter } from "../../db/queries/incidents/incidents.ts";
import type { OpenCall } from "../../http/call.ts";
import { implementOpen } from "../../http/operation.ts";
import { signLog } from "../../log-file/sign-log.ts";
import { incidentOf, logEntryOf } from "./incident-answer.ts";

/** Entries that are read and hashed at a time. */
const PART = 500;

/** Reads, hashes and sends a log in parts, so that a long one does not hold up other requests. */
export const exportIncidentLogOperation = implementOpen(exportIncidentLog, async ({ ctx, withRows, actor, params }) => {
  const incident = await withRows((rows) => incidentById(rows, params.incident_id));
  const head = {
    format: "placard-incident-log",
    version: 1,
    incident: incidentOf(incident),
    exported_at: ctx.now().toISOString(),
    exported_by: actor.name,
  } as const;
  const parts = entriesInParts(withRows, incident.id);
  const file = await signLog({ head, parts }, ctx.serverKey.signing, ctx.heavyWork);
  return new Response(`{"status":"success","file":${file}}`, { headers: { "Content-Type": "application/json" } });
});

async function* entriesInParts(
  withRows: OpenCall<typeof exportIncidentLog>["withRows"],
  incidentId: number,
): AsyncGenerator<readonly IncidentLogEntry[]> {
  for (let after = 0; ;) {
    const last = after;
    const part = await withRows((rows) => logEntriesAfter(rows, incidentId, { after: last, most: PART }));
    yield part.map(logEntryOf);
    after = part.at(-1)?.id ?? last;
    if (part.length < PART) return;
  }
}

import {
  type Caller,
  hasCode,
  HttpError,
  type Incident,
  type IncidentLogEntry,
  type IncidentPlan,
} from "@placard/api-client";
import {
  createIncident,
  logIncidentAction,
  logIncidentPhoto,
  updateChecklistProgress,
  updateIncidentPlan,
  updateIncidentStatus,
} from "@placard/api-client/internal";
import type { SavedPlan } from "./saved/saved-plan.ts";
import type { SendResult, Unsent } from "./outbox.ts";
import type { SavedChecklists } from "./saved/saved-checklists.ts";

/** Data that the server has after a send. */
export type SentAnswer =
  | { readonly kind: "note" | "photo"; readonly entry: IncidentLogEntry; readonly isEnded: boolean }
  | { readonly kind: "plan"; readonly saved: SavedPlan; readonly plan: IncidentPlan }
  | { readonly kind: "checklists"; readonly saved: SavedChecklists }
  | { readonly kind: "incident" | "end"; readonly incident: Incident };

/** The content or its key is invalid: the same request would be refused again. */
const REFUSED_FOR_GOOD: ReadonlySet<number> = new Set([400, 409, 413, 415, 422]);

/**
 * Sends one entry of an incident. Rejects if a later try may succeed; a closed or missing incident refuses permanently.
 */
export async function sendUnsent(api: Caller, unsent: Unsent): Promise<SendResult<SentAnswer>> {
  try {
    const answer = await answerTo(api, unsent);
    if (answer.kind !== "incident") return { state: "sent", answer };
    return { state: "sent", answer, number: answer.incident.incident_id };
  } catch (error) {
    if (isClosed(error) || (error instanceof HttpError && REFUSED_FOR_GOOD.has(error.status))) {
      return { state: "refused", error };
    }
    throw error;
  }
}

/** True if the incident has ended or no longer exists for this user. */
export function isClosed(error: unknown): boolean {
  return hasCode(error, "incident_completed") || hasCode(error, "not_found");
}

async function answerTo(api: Caller, unsent: Unsent): Promise<SentAnswer> {
  const { key, incidentId } = unsent;
  const params = { incident_id: incidentId };
  const made_at = unsent.madeAt;
  const times = { made_at, ...(unsent.deviceTime !== undefined && { device_time: unsent.deviceTime }) };
  const options = { idempotencyKey: key };
  switch (unsent.kind) {
    case "incident": {
      const { data } = await api.call(createIncident, { body: { title: unsent.title, made_at } }, options);
      return { kind: "incident", incident: data };
    }
    case "end": {
      const request = { params: { id: incidentId }, body: { status: "completed" as const, made_at } };
      const { data } = await api.call(updateIncidentStatus, request, options);
      return { kind: "end", incident: data };
    }
    case "note": {
      const { entry, incident_status } = await api.call(
        logIncidentAction,
        { body: { ...params, ...unsent.action, made_at } },
        options,
      );
      return { kind: "note", entry, isEnded: incident_status === "completed" };
    }
    case "photo": {
      const { name, type, bytes } = unsent.photo;
      const fields = { incident_id: incidentId, caption: unsent.caption, made_at };
      const file = new File([bytes], name, { type });
      const { entry, incident_status } = await api.call(logIncidentPhoto, { fields, file }, options);
      return { kind: "photo", entry, isEnded: incident_status === "completed" };
    }
    case "plan": {
      const { plan, version, base } = unsent;
      const { updated_by, ...answer } = await api.call(
        updateIncidentPlan,
        { params, body: { plan, version, ...times, ...(base !== undefined && { base }) } },
        options,
      );
      return { kind: "plan", plan, saved: { ...answer, updated_by: updated_by ?? null } };
    }
    case "checklists": {
      const changes = [...unsent.changes];
      return {
        kind: "checklists",
        saved: await api.call(updateChecklistProgress, { params, body: { changes, ...times } }, options),
      };
    }
  }
}

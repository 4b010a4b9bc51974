import {
  hasCode,
  HttpError,
  logIncidentAction,
  updateChecklistProgress,
  updateIncidentPlan,
  type Caller,
  type IncidentPlan,
} from "@placard/api-client";
import type { SavedPlan } from "./saved/saved-plan.ts";
import type { Sent, Unsent } from "./outbox.ts";
import type { SavedChecklists } from "./saved/saved-checklists.ts";

/** What the server has after a send. */
export type SentAnswer =
  | { readonly kind: "note"; readonly isEnded: boolean }
  | { readonly kind: "plan"; readonly saved: SavedPlan; readonly plan: IncidentPlan }
  | { readonly kind: "checklists"; readonly saved: SavedChecklists };

/** What was sent is wrong in itself, or its key is: the same again is refused again. */
const REFUSED_FOR_GOOD: ReadonlySet<number> = new Set([400, 409, 413, 415, 422]);

/** Sends one thing of an incident. Rejects when it may pass later; a closed or lost incident refuses for good. */
export async function sendUnsent(api: Caller, unsent: Unsent): Promise<Sent<SentAnswer>> {
  try {
    return { state: "sent", answer: await answerTo(api, unsent) };
  } catch (error) {
    if (isClosed(error) || (error instanceof HttpError && REFUSED_FOR_GOOD.has(error.status))) {
      return { state: "refused", error };
    }
    throw error;
  }
}

/** The incident was ended, or is not there for this person any more. */
export function isClosed(error: unknown): boolean {
  return hasCode(error, "incident_completed") || hasCode(error, "not_found");
}

async function answerTo(api: Caller, unsent: Unsent): Promise<SentAnswer> {
  const { key, incidentId } = unsent;
  const params = { incident_id: incidentId };
  const made_at = unsent.madeAt;
  const options = { idempotencyKey: key };
  switch (unsent.kind) {
    case "note": {
      const { incident_status } = await api.call(
        logIncidentAction,
        { body: { ...params, ...unsent.action, made_at } },
        options,
      );
      return { kind: "note", isEnded: incident_status === "completed" };
    }
    case "plan": {
      const { plan, version } = unsent;
      const { updated_by, ...answer } = await api.call(
        updateIncidentPlan,
        { params, body: { plan, version, made_at } },
        options,
      );
      return { kind: "plan", plan, saved: { ...answer, updated_by: updated_by ?? null } };
    }
    case "checklists": {
      const changes = [...unsent.changes];
      return {
        kind: "checklists",
        saved: await api.call(updateChecklistProgress, { params, body: { changes, made_at } }, options),
      };
    }
  }
}

import { type Incident, type IncidentLogEntry } from "@placard/api-client";
import { getIncidentLog, incident as incidentSchema } from "@placard/api-client/internal";
import type { SealedStore } from "../../lib/device/sealed-store.ts";
import { asRecord } from "../../lib/device/stored-json.ts";
import { scopeOf } from "./work-scope.ts";

/** Name of the sealed logs of incidents with a team inside. */
export const SAVED_TEAMS = "entry-teams";

/** An incident with a team inside, with its log as last loaded. */
export interface SavedTeams {
  readonly incident: Incident;
  readonly entries: readonly IncidentLogEntry[];
  /** ms since 1970-01-01 UTC. */
  readonly readAt: number;
}

/** @param kept - `null` if no team is inside any more */
export async function saveTeams(store: SealedStore, incident: Incident, saved: SavedTeams | null): Promise<void> {
  return store.put(SAVED_TEAMS, scopeOf(incident).id, saved);
}

export async function readSavedTeams(store: SealedStore): Promise<readonly SavedTeams[]> {
  return (await store.all(SAVED_TEAMS)).flatMap((saved) => {
    const record = asRecord(saved) ?? {};
    const incident = incidentSchema.safeParse(record["incident"]);
    const entries = getIncidentLog.response.shape.entries.safeParse(record["entries"]);
    const { readAt } = record;
    if (!incident.success || !entries.success || typeof readAt !== "number") return [];
    return [{ incident: incident.data, entries: entries.data, readAt }];
  });
}

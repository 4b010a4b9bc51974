import type { Incident } from "@placard/api-client";
import type { QueryKey } from "@tanstack/react-query";
import type { ResponderMode } from "../incident-store.ts";
import { isLocal } from "../local-incident.ts";

/**
 * Results belong to the open work: one incident, or quick search. Every draft and query of the workspace, except plain
 * server data and reference data, gets its name from the scope, so that a new incident starts empty and ending one
 * clears it.
 */
export interface WorkScope {
  /**
   * `incident-` and the ID that its device assigned, which stays when the server assigns a number; or `quick-search`.
   */
  readonly id: string;
  /** `null` for quick search. */
  readonly incidentId: number | null;
  /** Number assigned by the server; `null` in quick search and until the incident was sent. */
  readonly serverId: number | null;
  /** Name of a draft of this work. */
  readonly draft: (name: string) => string;
  /** Key of a query of this work. */
  readonly query: (...parts: readonly unknown[]) => QueryKey;
}

export function workScopeOf(mode: ResponderMode): WorkScope {
  return scopeOf(mode.kind === "incident" ? mode.incident : null);
}

/** @param incident - `null` for quick search */
export function scopeOf(incident: Pick<Incident, "incident_id" | "client_id"> | null): WorkScope {
  if (incident === null) return named("quick-search", null);
  return named(`incident-${incident.client_id ?? incident.incident_id}`, incident.incident_id);
}

/** Scope of the work that an unsent entry belongs to. */
export function scopeOfUnsent(unsent: { readonly incidentId: number; readonly work?: string }): WorkScope {
  return named(unsent.work ?? `incident-${unsent.incidentId}`, unsent.incidentId);
}

function named(id: string, incidentId: number | null): WorkScope {
  return {
    id,
    incidentId,
    serverId: incidentId === null || isLocal({ incident_id: incidentId }) ? null : incidentId,
    draft: (name) => `${id}/${name}`,
    query: (...parts) => ["work", id, ...parts],
  };
}

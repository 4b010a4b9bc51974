import type { Incident } from "@placard/api-client";
import type { QueryKey } from "@tanstack/react-query";
import type { ResponderMode } from "../incident-store.ts";
import { isLocal } from "../local-incident.ts";

/**
 * What is calculated belongs to what is open: one incident, or quick search. Every draft and every query of the workspace
 * that is not a plain fact of the server or of the reference data takes its name from here, so a new incident starts
 * empty and the end of one clears it.
 */
export interface WorkScope {
  /** `incident-` and the id that its device gave it, which stays when the server gives it a number; or `quick-search`. */
  readonly id: string;
  /** `null`: quick search. */
  readonly incidentId: number | null;
  /** The number under which the server has it; `null` in quick search and until it was sent. */
  readonly serverId: number | null;
  /** The name of a draft of this work. */
  readonly draft: (name: string) => string;
  /** The key of a query of this work. */
  readonly query: (...parts: readonly unknown[]) => QueryKey;
}

export function workScopeOf(mode: ResponderMode): WorkScope {
  return scopeOf(mode.kind === "incident" ? mode.incident : null);
}

/** @param incident - `null`: quick search */
export function scopeOf(incident: Pick<Incident, "incident_id" | "client_id"> | null): WorkScope {
  if (incident === null) return named("quick-search", null);
  return named(`incident-${incident.client_id ?? incident.incident_id}`, incident.incident_id);
}

/** The work that something belongs to which waits to be sent. */
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

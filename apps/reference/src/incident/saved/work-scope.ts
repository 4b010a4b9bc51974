import type { QueryKey } from "@tanstack/react-query";
import type { ResponderMode } from "../incident-store.ts";

/**
 * What is worked out belongs to what is open: one incident, or quick search. Every draft and every query of the workspace
 * that is not a plain fact of the server or of the reference data takes its name from here, so a new incident starts
 * empty and the end of one clears it.
 */
export interface WorkScope {
  /** `incident-51` or `quick-search`. */
  readonly id: string;
  readonly incidentId: number | null;
  /** The name of a draft of this work. */
  readonly draft: (name: string) => string;
  /** The key of a query of this work. */
  readonly query: (...parts: readonly unknown[]) => QueryKey;
}

export function workScopeOf(mode: ResponderMode): WorkScope {
  return scopeOf(mode.kind === "incident" ? mode.incident.incident_id : null);
}

/** @param incidentId - `null`: quick search */
export function scopeOf(incidentId: number | null): WorkScope {
  const id = incidentId === null ? "quick-search" : `incident-${incidentId}`;
  return {
    id,
    incidentId,
    draft: (name) => `${id}/${name}`,
    query: (...parts) => ["work", id, ...parts],
  };
}

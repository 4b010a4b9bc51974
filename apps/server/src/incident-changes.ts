/** Parts of an incident that others may be looking at. */
export const INCIDENT_PARTS = ["log", "plan", "checklists", "status", "people"] as const;
export type IncidentPart = (typeof INCIDENT_PARTS)[number];

export function isIncidentPart(text: string): text is IncidentPart {
  return INCIDENT_PARTS.some((part) => part === text);
}

export interface IncidentChanges {
  /** Tells those who watch that a part has changed. Never throws. */
  readonly announce: (incidentId: number, part: IncidentPart) => void;
  /** @returns ends the watch */
  readonly watch: (incidentId: number, onChange: (part: IncidentPart) => void) => () => void;
}

export interface LocalChanges extends IncidentChanges {
  /** The incidents that somebody watches. */
  readonly watched: () => readonly number[];
}

/** Change notices within one process. */
export function incidentChanges(): LocalChanges {
  const watchers = new Map<number, Set<(part: IncidentPart) => void>>();
  return {
    announce: (incidentId, part) => {
      for (const onChange of watchers.get(incidentId) ?? []) onChange(part);
    },
    watch: (incidentId, onChange) => {
      const set = watchers.get(incidentId) ?? new Set();
      watchers.set(incidentId, set.add(onChange));
      return () => {
        set.delete(onChange);
        if (set.size === 0) watchers.delete(incidentId);
      };
    },
    watched: () => [...watchers.keys()],
  };
}

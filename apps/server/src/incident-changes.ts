/** Parts of an incident that others may be looking at. */
export type IncidentPart = "log" | "plan" | "checklists" | "status";

export interface IncidentChanges {
  /** Tells those who watch that a part has changed. Never throws. */
  announce(incidentId: number, part: IncidentPart): void;
  /** @returns ends the watch */
  watch(incidentId: number, onChange: (part: IncidentPart) => void): () => void;
}

/** Change notices within one process. */
export function incidentChanges(): IncidentChanges {
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
  };
}

/** Parts of an incident that others may have open. */
export const INCIDENT_PARTS = ["log", "plan", "checklists", "status", "people"] as const;
export type IncidentPart = (typeof INCIDENT_PARTS)[number];

export function isIncidentPart(text: string): text is IncidentPart {
  return INCIDENT_PARTS.some((part) => part === text);
}

export interface IncidentChanges {
  /** Notifies watchers that a part has changed. Never throws. */
  readonly announce: (incidentId: number, part: IncidentPart) => void;
  /** @returns a function that ends the watch */
  readonly watch: (incidentId: number, onChange: (part: IncidentPart) => void) => () => void;
  /** Notifies watchers that an incident of a department was opened or ended. Never throws. */
  readonly announceList: (departmentId: number) => void;
  /** @returns a function that ends the watch */
  readonly watchList: (departmentId: number, onChange: () => void) => () => void;
}

export interface LocalChanges extends IncidentChanges {
  /** The incidents with at least one watcher. */
  readonly watched: () => readonly number[];
  /** The departments whose incident list has at least one watcher. */
  readonly watchedLists: () => readonly number[];
}

/** Change notices within one process. */
export function incidentChanges(): LocalChanges {
  const incidents = new Watchers<IncidentPart>();
  const lists = new Watchers<undefined>();
  return {
    announce: (incidentId, part) => incidents.tell(incidentId, part),
    watch: (incidentId, onChange) => incidents.add(incidentId, onChange),
    watched: () => incidents.watched(),
    announceList: (departmentId) => lists.tell(departmentId, undefined),
    watchList: (departmentId, onChange) => lists.add(departmentId, onChange),
    watchedLists: () => lists.watched(),
  };
}

/** Watchers by id. */
class Watchers<Change> {
  readonly #byId = new Map<number, Set<(change: Change) => void>>();

  add(id: number, onChange: (change: Change) => void): () => void {
    const own = (change: Change): void => onChange(change); // the same function may be registered twice
    const set = this.#byId.get(id) ?? new Set();
    this.#byId.set(id, set.add(own));
    return () => {
      set.delete(own);
      if (set.size === 0) this.#byId.delete(id);
    };
  }

  tell(id: number, change: Change): void {
    for (const onChange of this.#byId.get(id) ?? []) onChange(change);
  }

  watched(): readonly number[] {
    return [...this.#byId.keys()];
  }
}

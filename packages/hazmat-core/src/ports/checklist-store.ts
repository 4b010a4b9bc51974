/** Completed item ids by guide key. */
export type ChecklistProgress = Readonly<Record<string, readonly string[]>>;

/**
 * Storage state of checked items.
 *
 * `device`: on this device, as intended. `saved`: visible to others. `unsaved`: on this device, still to be saved.
 * `waiting`: saved offline, waiting to be sent. `unread`: items checked by others could not be loaded. `full`: the
 * storage of the device is full. `page`: the browser saves no data. The last two keep data only while the page is open.
 */
export type ChecklistState = "device" | "saved" | "unsaved" | "waiting" | "unread" | "full" | "page";

/** Time when an item was checked, and the user. */
export interface ChecklistTick {
  /** ISO 8601. */
  readonly at: string;
  /** `null`: not known. */
  readonly by: string | null;
}

/** Checked items at one moment. */
export interface ChecklistSnapshot {
  readonly progress: ChecklistProgress;
  /** Of checked items, by guide key and item id. Omitted for items without known data. */
  readonly ticks?: Readonly<Record<string, Readonly<Record<string, ChecklistTick>>>>;
  readonly state: ChecklistState;
}

/** Storage of checked checklist items. */
export interface ChecklistStore {
  /** Currently checked items: the same object until something changes. */
  readonly snapshot: () => ChecklistSnapshot;
  /** Calls the listener after every change, including changes by others. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks or unchecks an item of a guide and stores the change immediately. */
  readonly check: (guide: string, item: string, isDone: boolean) => void;
  /** Saves unsaved items. Resolves when they are saved, queued or refused; reports the outcome itself. */
  readonly save: (guide: string) => Promise<void>;
}

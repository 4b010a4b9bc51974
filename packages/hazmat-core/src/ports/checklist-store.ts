/** Completed item ids by guide key. */
export type ChecklistProgress = Readonly<Record<string, readonly string[]>>;

/**
 * Storage state of checked items.
 *
 * `device`: on this device, and nowhere else is meant. `saved`: where others see it. `unsaved`: on this device, still
 * to be saved. `waiting`: it was saved without a network and is sent later. `unread`: what others checked could not be
 * read. `full`: the storage of the device is full. `page`: the browser saves no data. Both last as long as the page.
 */
export type ChecklistState = "device" | "saved" | "unsaved" | "waiting" | "unread" | "full" | "page";

/** When an item was checked, and by whom. */
export interface ChecklistTick {
  /** ISO. */
  readonly at: string;
  /** `null`: not known. */
  readonly by: string | null;
}

/** Checked items at one moment. */
export interface ChecklistSnapshot {
  readonly progress: ChecklistProgress;
  /** Of checked items, by guide key and item id. Where a store does not know them, items stand without. */
  readonly ticks?: Readonly<Record<string, Readonly<Record<string, ChecklistTick>>>>;
  readonly state: ChecklistState;
}

/** Storage of checked checklist items. */
export interface ChecklistStore {
  /** What is checked now: the same object until something changes. */
  readonly snapshot: () => ChecklistSnapshot;
  /** Calls the listener after every change, including changes by others. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks or unchecks an item of a guide and stores the change immediately. */
  readonly check: (guide: string, item: string, isDone: boolean) => void;
  /** Saves what is not saved yet. Resolves when it is saved, waits, or was refused, and says so itself. */
  readonly save: (guide: string) => Promise<void>;
}

/** Completed item ids by guide key. */
export type ChecklistProgress = Readonly<Record<string, readonly string[]>>;

/** Where the ticked items of a checklist are kept, by guide. */
export interface ChecklistStore {
  load(): Promise<ChecklistProgress>;
  save(progress: ChecklistProgress): Promise<void>;
}

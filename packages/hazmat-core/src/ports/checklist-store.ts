/** Completed item ids by guide key. */
export type ChecklistProgress = Readonly<Record<string, readonly string[]>>;

export interface ChecklistStore {
  load(): Promise<ChecklistProgress>;
  save(progress: ChecklistProgress): Promise<void>;
}

import type { ChecklistProgress, ChecklistTick } from "../ports/checklist-store.ts";

/** Last change of one checklist item: checked or unchecked. */
export interface ChecklistChange {
  /** Key of the guide, such as `decon-officer`. */
  readonly guide: string;
  /** Id of the item. */
  readonly item: string;
  readonly is_done: boolean;
  /** Time of the change, ISO 8601 in UTC. */
  readonly changed_at: string;
}

/**
 * Merges the checklist changes of two devices, item by item. The later change wins, so an item that was unchecked stays
 * unchecked. If two changes have the same time, the item is unchecked, because checking it twice is safe. The order of
 * the lists does not matter, and merging again changes nothing.
 *
 * @returns one change for each item
 * @example
 * const [a, b] = [
 *   { guide: "entry-team", item: "1", is_done: true, changed_at: "2026-11-21T12:00:00Z" },
 *   { guide: "entry-team", item: "1", is_done: false, changed_at: "2026-11-21T12:05:00Z" },
 * ];
 * mergeChecklistChanges([b], [a])[0]?.is_done; // false
 */
export function mergeChecklistChanges<One extends ChecklistChange, Other extends ChecklistChange>(
  one: readonly One[],
  other: readonly Other[],
): readonly (One | Other)[] {
  const latest = new Map<string, One | Other>();
  for (const change of [...one, ...other]) {
    const key = JSON.stringify([change.guide, change.item]);
    const known = latest.get(key);
    if (known === undefined || isLater(change, known)) latest.set(key, change);
  }
  return [...latest.values()];
}

function isLater(change: ChecklistChange, known: ChecklistChange): boolean {
  const [at, before] = [Date.parse(change.changed_at), Date.parse(known.changed_at)];
  return at > before || (at === before && known.is_done && !change.is_done);
}

/**
 * Returns the checked items by guide.
 *
 * @example
 * checklistProgressOf([{ guide: "entry-team", item: "1", is_done: true, changed_at: "2026-11-21T12:00:00Z" }]);
 * // { "entry-team": ["1"] }
 */
export function checklistProgressOf(changes: readonly ChecklistChange[]): ChecklistProgress {
  const progress: Record<string, string[]> = {};
  for (const { guide, item, is_done } of changes) if (is_done) (progress[guide] ??= []).push(item);
  return progress;
}

/**
 * Returns when and by whom each checked item was checked, by guide and item.
 *
 * @param changes - `changed_by` where it is known
 * @example
 * checklistTicksOf([
 *   { guide: "entry-team", item: "1", is_done: true, changed_at: "2026-11-21T12:00:00Z", changed_by: "Alex Morin" },
 * ]);
 * // { "entry-team": { "1": { at: "2026-11-21T12:00:00Z", by: "Alex Morin" } } }
 */
export function checklistTicksOf(
  changes: readonly (ChecklistChange & { readonly changed_by?: string })[],
): Readonly<Record<string, Readonly<Record<string, ChecklistTick>>>> {
  const ticks: Record<string, Record<string, ChecklistTick>> = {};
  for (const { guide, item, is_done, changed_at, changed_by } of changes) {
    if (is_done) (ticks[guide] ??= {})[item] = { at: changed_at, by: changed_by ?? null };
  }
  return ticks;
}

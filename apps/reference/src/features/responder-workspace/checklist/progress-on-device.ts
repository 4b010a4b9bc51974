import type { ChecklistProgress } from "@placard/hazmat-core";
import { asRecord, readStored, writeStored } from "../../../lib/stored-json.ts";

/** What is checked on this device, saved or not. One entry for each incident, and one for quick search. */
export const progressKey = (userId: number, incidentId: number | null): string =>
  `placard.checklists.${userId}.${incidentId ?? "quick-search"}`;

export function readProgress(storage: Storage, key: string): ChecklistProgress | null {
  return readStored(storage, key, (value) => {
    const record = asRecord(value);
    if (record === null) return null;
    const guides = Object.entries(record).map(([guide, ids]) => [
      guide,
      Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [],
    ]);
    return Object.fromEntries(guides);
  });
}

export function writeProgress(storage: Storage, key: string, progress: ChecklistProgress): void {
  writeStored(storage, key, progress);
}

/** Everything that either side has checked: nobody's check is undone by a save. */
export function mergeProgress(one: ChecklistProgress, other: ChecklistProgress): ChecklistProgress {
  const guides = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...guides].map((guide) => [guide, [...new Set([...(one[guide] ?? []), ...(other[guide] ?? [])])]]),
  );
}

/** Whether both hold the same checks, in whatever order. */
export function isSameProgress(one: ChecklistProgress, other: ChecklistProgress): boolean {
  return checksOf(one) === checksOf(other);
}

function checksOf(progress: ChecklistProgress): string {
  return Object.values(progress).flat().toSorted().join("\n");
}

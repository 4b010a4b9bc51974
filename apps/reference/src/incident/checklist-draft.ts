import { mergeChecklistChanges, type ChecklistChange } from "@placard/hazmat-core/checklists";
import { asRecord } from "../lib/device/stored-json.ts";

/** Draft format of checked items: a list of texts, one per item. */
export const EMPTY_CHANGES = { changes: [] as readonly string[] };

export function changesToDraft(changes: readonly ChecklistChange[]): typeof EMPTY_CHANGES {
  return { changes: changes.map((change) => JSON.stringify(change)) };
}

export function changesFromDraft(draft: typeof EMPTY_CHANGES): readonly ChecklistChange[] {
  return draft.changes.flatMap((text) => {
    const change = readChange(text);
    return change === null ? [] : [change];
  });
}

/** The changes on this device that the server does not have yet and that are not outdated by newer ones there. */
export function unsavedChanges(
  onDevice: readonly ChecklistChange[],
  saved: readonly ChecklistChange[],
): readonly ChecklistChange[] {
  const merged = new Set(mergeChecklistChanges(saved, onDevice).map(nameOf));
  const known = new Set(saved.map(nameOf));
  return onDevice.filter((change) => merged.has(nameOf(change)) && !known.has(nameOf(change)));
}

const nameOf = ({ guide, item, is_done, changed_at }: ChecklistChange): string =>
  JSON.stringify([guide, item, is_done, Date.parse(changed_at)]);

function readChange(text: string): ChecklistChange | null {
  try {
    const record = asRecord(JSON.parse(text));
    const { guide, item, is_done, changed_at } = record ?? {};
    const isChange =
      typeof guide === "string" &&
      typeof item === "string" &&
      typeof is_done === "boolean" &&
      typeof changed_at === "string" &&
      !Number.isNaN(Date.parse(changed_at));
    return isChange ? { guide, item, is_done, changed_at } : null;
  } catch {
    return null;
  }
}

/** Limits of a business's own checklists. Lengths are in characters. */
export const CHECKLIST_LIMITS = {
  /** Maximum number of checklists of one business. */
  lists: 100,
  /** Maximum number of items of one checklist. */
  items: 60,
  name: 100,
  text: 300,
  hint: 300,
} as const;

/** One item of a checklist as entered. */
export interface ChecklistEntryItem {
  readonly text: string;
  /** How to check the item, or its source; empty: no hint. */
  readonly hint: string;
}

/** A checklist as entered. */
export interface ChecklistEntry {
  readonly name: string;
  readonly items: readonly ChecklistEntryItem[];
}

/** Problem with a text of a checklist. */
export type ChecklistGap = "missing" | "too_long";

/** Problems that prevent a checklist from being saved. */
export interface ChecklistGaps {
  /** Problem with the name; `null`: none. */
  readonly name: ChecklistGap | null;
  /** Problem with the number of items; `null`: none. */
  readonly items: "none" | "too_many" | null;
  /** Problems of single items by index from 0. */
  readonly at: ReadonlyMap<number, { readonly text: ChecklistGap | null; readonly hint: ChecklistGap | null }>;
}

/**
 * Checks whether a checklist can be saved: it needs a name and at least one item, each item needs a text, and no text
 * may exceed `CHECKLIST_LIMITS`.
 *
 * @example
 * checklistGaps({ name: "Forklifts", items: [{ text: "Check the forks.", hint: "" }] }).at.size; // 0
 */
export function checklistGaps({ name, items }: ChecklistEntry): ChecklistGaps {
  const { items: most, text: longest, hint: longestHint } = CHECKLIST_LIMITS;
  return {
    name: gapOf(name, CHECKLIST_LIMITS.name),
    items: items.length === 0 ? "none" : items.length > most ? "too_many" : null,
    at: new Map(
      items.flatMap((item, place) => {
        const text = gapOf(item.text, longest);
        const hint = item.hint.trim().length > longestHint ? "too_long" : null;
        return text === null && hint === null ? [] : [[place, { text, hint }] as const];
      }),
    ),
  };
}

function gapOf(typed: string, longest: number): ChecklistGap | null {
  const { length } = typed.trim();
  if (length === 0) return "missing";
  return length > longest ? "too_long" : null;
}

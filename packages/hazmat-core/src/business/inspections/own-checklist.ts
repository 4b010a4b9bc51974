/** What the checklists that a business makes itself may hold. Lengths are in characters. */
export const CHECKLIST_LIMITS = {
  /** Most checklists of one business. */
  lists: 100,
  /** Most items of one checklist. */
  items: 60,
  name: 100,
  text: 300,
  hint: 300,
} as const;

/** One item of a checklist as it is typed. */
export interface ChecklistEntryItem {
  readonly text: string;
  /** How to look at it, or what it is based on; empty: none. */
  readonly hint: string;
}

/** A checklist as it is typed. */
export interface ChecklistEntry {
  readonly name: string;
  readonly items: readonly ChecklistEntryItem[];
}

/** What is wrong with a text of a checklist. */
export type ChecklistGap = "missing" | "too_long";

/** What keeps a checklist from being saved. */
export interface ChecklistGaps {
  /** What is wrong with the name; `null`: nothing. */
  readonly name: ChecklistGap | null;
  /** What is wrong with the items as a whole; `null`: nothing. */
  readonly items: "none" | "too_many" | null;
  /** What is wrong with single items, by their place from 0. */
  readonly at: ReadonlyMap<number, { readonly text: ChecklistGap | null; readonly hint: ChecklistGap | null }>;
}

/**
 * What keeps a checklist from being saved: a name and at least one item, each with a text, none longer than
 * `CHECKLIST_LIMITS` says.
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

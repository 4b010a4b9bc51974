import type { ChecklistGuide, ChecklistSection } from "./checklist-guide.ts";

/** Number of completed items of a guide or section, and their total. */
export interface ChecklistCount {
  readonly completed: number;
  readonly total: number;
}

/**
 * Counts completed items. Ids that are not in the guide, such as those of an older edition, are ignored.
 *
 * @param completed - ids of completed items in any order; duplicates are allowed
 * @example
 * checklistCount(checklistGuides[0], []).completed; // 0
 */
export function checklistCount(of: ChecklistGuide | ChecklistSection, completed: Iterable<string>): ChecklistCount {
  const items = "sections" in of ? of.sections.flatMap((section) => section.items) : of.items;
  const done = new Set(completed);
  return { completed: items.filter(({ id }) => done.has(id)).length, total: items.length };
}

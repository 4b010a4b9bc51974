import type { ChecklistGuide, ChecklistSection } from "./checklist-guide.ts";

/** How many items of a guide or section are done. */
export interface ChecklistCount {
  readonly completed: number;
  readonly total: number;
}

/**
 * Counts done items. Ids that the guide does not have (from an older edition) count for nothing.
 *
 * @param completed - ids of items done, in any order, repeats allowed
 * @example
 * checklistCount(checklistGuides[0], []).completed; // 0
 */
export function checklistCount(of: ChecklistGuide | ChecklistSection, completed: Iterable<string>): ChecklistCount {
  const items = "sections" in of ? of.sections.flatMap((section) => section.items) : of.items;
  const done = new Set(completed);
  return { completed: items.filter(({ id }) => done.has(id)).length, total: items.length };
}

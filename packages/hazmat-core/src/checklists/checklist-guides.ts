import type { ChecklistGuide, ChecklistGuideKey } from "./checklist-guide.ts";
import { DECON_OFFICER } from "./guides/decon-officer.ts";
import { ENTRY_TEAM } from "./guides/entry-team.ts";
import { OPERATIONS_LEAD } from "./guides/operations-lead.ts";
import { RESOURCE_OFFICER } from "./guides/resource-officer.ts";
import { SAFETY_OFFICER } from "./guides/safety-officer.ts";

/**
 * The five role checklists in display order, written for Placard from the eight-step process.
 *
 * @example
 * checklistGuides.map(({ name }) => name)[0]; // "Decon Officer"
 */
export const checklistGuides: readonly ChecklistGuide[] = [
  DECON_OFFICER,
  ENTRY_TEAM,
  OPERATIONS_LEAD,
  RESOURCE_OFFICER,
  SAFETY_OFFICER,
];

/**
 * One of the five by its key.
 *
 * @example
 * checklistGuide("entry-team")?.sections.length; // 8
 */
export function checklistGuide(key: ChecklistGuideKey): ChecklistGuide | undefined {
  return checklistGuides.find((guide) => guide.key === key);
}

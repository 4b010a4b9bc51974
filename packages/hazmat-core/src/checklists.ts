export {
  CHECKLIST_GUIDE_KEYS,
  CHECKLIST_ROLE_NAMES,
  type ChecklistGuideKey,
  type ChecklistItem,
  type ChecklistSection,
  type ChecklistGuide,
} from "./checklists/checklist-guide.ts";
export { CHECKLIST_LIMITS } from "./checklists/checklist-limits.ts";
export { checklistGuide, checklistGuides } from "./checklists/checklist-guides.ts";
export { loadChecklistGuides } from "./checklists/load-checklist-guides.ts";
export { type ChecklistCount, checklistCount } from "./checklists/checklist-progress.ts";
export {
  type ChecklistChange,
  checklistProgressOf,
  checklistTicksOf,
  mergeChecklistChanges,
} from "./checklists/checklist-changes.ts";

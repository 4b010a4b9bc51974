export * from "./checklists/checklist-guide.ts";
export { CHECKLIST_LIMITS } from "./checklists/checklist-limits.ts";
export { checklistGuide, checklistGuides } from "./checklists/checklist-guides.ts";
export { type ChecklistCount, checklistCount } from "./checklists/checklist-progress.ts";

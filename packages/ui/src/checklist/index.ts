/** Checklists of an incident, by role. */
export { ChecklistPanel, type ChecklistPanelProps } from "./ChecklistPanel/ChecklistPanel.tsx";
export { deviceChecklistStore, type KeptTexts } from "./device-checklist-store.ts";

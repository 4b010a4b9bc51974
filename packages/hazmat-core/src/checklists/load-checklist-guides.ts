import { once } from "../data/once.ts";
import type { ChecklistGuide } from "./checklist-guide.ts";

/**
 * Brings the five role checklists when they are needed, about 10 kB gzip, once for all who ask. Import `checklistGuides`
 * where they must be there immediately, as on a server.
 *
 * @returns rejects when they cannot be fetched now; the next call asks again
 * @example
 * (await loadChecklistGuides()).length; // 5
 */
export const loadChecklistGuides: () => Promise<readonly ChecklistGuide[]> = /* @__PURE__ */ once(
  async () => (await import("./checklist-guides.ts")).checklistGuides,
);

import { once } from "../data/once.ts";
import type { ChecklistGuide } from "./checklist-guide.ts";

/**
 * Loads the five role checklists on demand, about 10 kB gzip. Repeated calls share one load. Import `checklistGuides`
 * if they must be available immediately, such as on a server.
 *
 * @returns the checklists; rejects if they cannot be loaded, and the next call tries again
 * @example
 * (await loadChecklistGuides()).length; // 5
 */
export const loadChecklistGuides: () => Promise<readonly ChecklistGuide[]> = /* @__PURE__ */ once(
  async () => (await import("./checklist-guides.ts")).checklistGuides,
);

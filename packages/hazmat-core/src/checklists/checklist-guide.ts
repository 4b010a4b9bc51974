import type { SourceRef } from "../provenance/source.ts";

/** The five checklists by their keys, in the order in which they are shown. */
export const CHECKLIST_GUIDE_KEYS = [
  "decon-officer",
  "entry-team",
  "operations-lead",
  "resource-officer",
  "safety-officer",
] as const;

/** Key of one of the five checklists, stored with the checked items. */
export type ChecklistGuideKey = (typeof CHECKLIST_GUIDE_KEYS)[number];

/**
 * Names of the roles, for a list that is shown before the checklists are loaded.
 *
 * @example
 * CHECKLIST_ROLE_NAMES["entry-team"]; // "Entry Team Leader"
 */
export const CHECKLIST_ROLE_NAMES: Readonly<Record<ChecklistGuideKey, string>> = {
  "decon-officer": "Decon Officer",
  "entry-team": "Entry Team Leader",
  "operations-lead": "Operations Lead",
  "resource-officer": "Resource Officer",
  "safety-officer": "Safety Officer",
};

/** One action or check. Its `id` never changes, so saved progress survives changes of the text. */
export interface ChecklistItem {
  /** Unique over all guides: `safety-officer.site-management.escape-routes`. */
  readonly id: string;
  readonly text: string;
  readonly rests: readonly SourceRef[];
}

/** One of the eight steps, for one role. */
export interface ChecklistSection {
  /** Unique within the guide: `site-management`. */
  readonly id: string;
  /** 1 to 8. */
  readonly number: number;
  readonly title: string;
  readonly items: readonly ChecklistItem[];
}

/** The checklist of one role at a hazmat incident. Not reviewed by a hazmat officer while `isReviewed` is false. */
export interface ChecklistGuide {
  readonly key: ChecklistGuideKey;
  readonly name: string;
  readonly sections: readonly ChecklistSection[];
  readonly isReviewed: boolean;
}

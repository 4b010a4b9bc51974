import type { SourceRef } from "../provenance/source.ts";

/** The five checklists by their keys, in the order in which they are shown. */
export const CHECKLIST_GUIDE_KEYS = [
  "decon-officer",
  "entry-team",
  "operations-lead",
  "resource-officer",
  "safety-officer",
] as const;

/** The key of one of the five checklists, stored with what was ticked. */
export type ChecklistGuideKey = (typeof CHECKLIST_GUIDE_KEYS)[number];

/**
 * What each role is called, without the words of its checklist: for a choice that is drawn before they are loaded.
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

/** One thing to do or confirm. `id` never changes, so that saved progress survives a better wording. */
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

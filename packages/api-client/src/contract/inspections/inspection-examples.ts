import { MOMENT_EXAMPLE } from "../examples.ts";

/** An unfinished inspection and its later findings. All invented. */
export const ANSWER_EXAMPLE = {
  item: "pin",
  result: "fail",
  note: "Pin is missing at the loading dock",
  owner_id: 8,
  mend_by: "2026-11-28",
  is_high_risk: true,
} as const;

export const FINDING_EXAMPLE = {
  id: 95,
  inspection_id: 83,
  location_id: 21,
  location_name: "Pier Road plant",
  inspection_name: "Fire extinguishers",
  item: "pin",
  text: "Check that the pin and seal are in place.",
  note: "Pin is missing at the loading dock",
  owner_id: 8,
  owner_name: "Jo Bell",
  mend_by: "2026-11-28",
  is_high_risk: true,
  found_on: "2026-11-21",
  found_by: "Dana Reid",
  mended_at: null,
  mended_by: null,
  mended_how: null,
  version: 1,
} as const;

export const PHOTO_EXAMPLE = {
  id: 71,
  item: "pin",
  filename: "dock.jpg",
  url: "/api/get-inspection-photo-file/71",
  created_at: MOMENT_EXAMPLE,
} as const;

export const INSPECTION_EXAMPLE = {
  id: 83,
  business_id: 3,
  schedule_id: 81,
  location_id: 21,
  location_name: "Pier Road plant",
  template: "fire_extinguishers",
  checklist_id: null,
  checklist_version: null,
  name: "Fire extinguishers",
  items: [{ id: "pin", text: "Check that the pin and seal are in place.", source: null, hint: null }],
  answers: [ANSWER_EXAMPLE],
  photos: [PHOTO_EXAMPLE],
  findings: [],
  started_at: MOMENT_EXAMPLE,
  started_by: "Dana Reid",
  saved_at: MOMENT_EXAMPLE,
  saved_by: "Dana Reid",
  finished_at: null,
  finished_by: null,
  done_on: null,
  version: 2,
} as const;

/** The same inspection after it is finished. */
export const FINISHED_EXAMPLE = {
  ...INSPECTION_EXAMPLE,
  findings: [FINDING_EXAMPLE],
  finished_at: MOMENT_EXAMPLE,
  finished_by: "Dana Reid",
  done_on: "2026-11-21",
  version: 3,
} as const;

/** A checklist created by a business. Invented. */
export const CHECKLIST_EXAMPLE = {
  id: 61,
  business_id: 3,
  name: "Forklifts before the shift",
  items: [{ id: "item_1", text: "Check that forks and chains are whole.", hint: "Look at both heels of the forks." }],
  saved_at: MOMENT_EXAMPLE,
  saved_by: "Dana Reid",
  version: 1,
  created_at: MOMENT_EXAMPLE,
  created_by: "Dana Reid",
  schedules_count: 0,
} as const;

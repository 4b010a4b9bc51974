import type { BusinessAction } from "../accounts/roles.ts";

/** Kinds of records that a business can delete and restore. */
export const DELETED_KINDS = [
  "location",
  "chemical",
  "safety_data_sheet",
  "picture",
  "contact",
  "container",
  "chemical_import",
  "inspection_schedule",
  "inspection",
  "inspection_checklist",
  "user",
  "plan_point",
  "plan_placement",
  "site_point",
  "inspection_photo",
] as const;

/** A kind of `DELETED_KINDS`. */
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** Number of days for which a deleted record can be restored. */
export const DELETED_KEPT_DAYS = 30;

const ACTIONS: Readonly<Record<DeletedKind, BusinessAction>> = {
  location: "edit_locations",
  chemical: "edit_chemicals",
  safety_data_sheet: "edit_sds",
  picture: "edit_pictures",
  contact: "edit_contacts",
  container: "edit_chemicals",
  chemical_import: "edit_chemicals",
  inspection_schedule: "plan_inspections",
  inspection: "inspect",
  inspection_checklist: "plan_inspections",
  user: "edit_users",
  plan_point: "edit_pictures",
  plan_placement: "edit_pictures",
  site_point: "edit_locations",
  inspection_photo: "inspect",
};

/**
 * Returns the permission needed to restore a record of this kind: the same as for deleting it.
 *
 * @example
 * restoreAction("picture"); // "edit_pictures"
 */
export function restoreAction(kind: DeletedKind): BusinessAction {
  return ACTIONS[kind];
}

import type { BusinessAction } from "../accounts/roles.ts";

/** What a business can delete and have again. People who sign in are not among them. */
export const DELETED_KINDS = [
  "location",
  "chemical",
  "safety_data_sheet",
  "picture",
  "contact",
  "container",
  "chemical_import",
] as const;

/** A kind of `DELETED_KINDS`. */
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** For how many days what was deleted can be had again. */
export const DELETED_KEPT_DAYS = 30;

const ACTIONS: Readonly<Record<DeletedKind, BusinessAction>> = {
  location: "edit_locations",
  chemical: "edit_chemicals",
  safety_data_sheet: "edit_sds",
  picture: "edit_pictures",
  contact: "edit_contacts",
  container: "edit_chemicals",
  chemical_import: "edit_chemicals",
};

/**
 * What a person must be allowed to do to have something of this kind again: the same as to delete it.
 *
 * @example
 * restoreAction("picture"); // "edit_pictures"
 */
export function restoreAction(kind: DeletedKind): BusinessAction {
  return ACTIONS[kind];
}

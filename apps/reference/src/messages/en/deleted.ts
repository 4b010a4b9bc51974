import { DELETED_KEPT_DAYS, type DeletedKind } from "@placard/hazmat-core/business";

const chemicals = (count: number): string => (count === 1 ? "1 chemical" : `${count} chemicals`);
const files = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

const KINDS: Readonly<Record<DeletedKind, string>> = {
  location: "Location",
  chemical: "Chemical",
  safety_data_sheet: "Safety Data Sheet",
  picture: "Picture",
  contact: "Contact",
  container: "Container",
  chemical_import: "Import",
  inspection_schedule: "Planned assessment",
  inspection: "Inspection under way",
  inspection_checklist: "Checklist",
  user: "User",
  plan_point: "Point on a floor plan",
  plan_placement: "Place of a floor plan on the map",
  site_point: "Point on the map",
  inspection_photo: "Photo of an inspection",
};

/** What was deleted and can be had again. */
export const deleted = {
  title: "Deleted",
  open: "Deleted",
  line: `What was deleted in the last ${DELETED_KEPT_DAYS} days. Crews see none of it.`,
  keptFor: `You can restore it under Deleted for ${DELETED_KEPT_DAYS} days.`,
  loading: "Loading what was deleted",
  empty: "Nothing was deleted",
  emptyText: `What you delete waits here for ${DELETED_KEPT_DAYS} days. Then it is gone for good.`,
  kind: (kind: DeletedKind) => KINDS[kind],
  with: (chemicalCount: number, fileCount: number) => {
    const parts = [
      chemicalCount === 0 ? null : chemicals(chemicalCount),
      fileCount === 0 ? null : files(fileCount),
    ].filter((part) => part !== null);
    return parts.length === 0 ? null : `with ${parts.join(" and ")}`;
  },
  by: (name: string) => `by ${name}`,
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  restoring: "Restoring...",
  restoredTitle: "Restored",
  restoredText: (name: string) => `${name} is back as it was.`,
  restoreFailedTitle: "Not restored",
  emailTaken: (email: string) =>
    `Another account has ${email} by now. Give that account another address or delete it, then restore this one.`,
  restoreFailed: "Failed to restore. Please try again.",
  goneText: (name: string) => `${name} was restored by somebody else, or its time is over.`,
  logIn: "Please log in to restore.",
  typeName: (name: string) => `Type “${name}” to delete it`,
  typeNameReason: "Type the name first.",
};

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
  inspection_schedule: "Scheduled assessment",
  inspection: "Inspection in progress",
  inspection_checklist: "Checklist",
  user: "User",
  plan_point: "Point on a floor plan",
  plan_placement: "Position of a floor plan on the map",
  site_point: "Point on the map",
  inspection_photo: "Photo of an inspection",
};

/** Deleted items that can be restored. */
export const deleted = {
  title: "Recently deleted",
  open: "Recently deleted",
  line: `Items deleted in the last ${DELETED_KEPT_DAYS} days. Crews cannot see them.`,
  keptFor: `You can restore it from Recently deleted for ${DELETED_KEPT_DAYS} days.`,
  loading: "Loading deleted items",
  empty: "No deleted items",
  emptyText: `Deleted items stay here for ${DELETED_KEPT_DAYS} days, then they are removed permanently.`,
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
  restoredText: (name: string) => `${name} has been restored.`,
  restoreFailedTitle: "Not restored",
  emailTaken: (email: string) =>
    `Another account now uses ${email}. Change that account's email address or delete it, then restore this one.`,
  restoreFailed: "Failed to restore. Please try again.",
  goneText: (name: string) => `Someone else restored ${name}, or it has been permanently removed.`,
  logIn: "Please sign in to restore items.",
  typeName: (name: string) => `Type “${name}” to delete it`,
  typeNameReason: "Type the name first.",
};

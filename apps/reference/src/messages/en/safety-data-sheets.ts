import type { Age } from "@placard/hazmat-core/business";

/** How long ago, as it follows "Updated". */
function ago(age: Age): string {
  if (age.unit === "today") return "today";
  return `${age.count} ${age.unit}${age.count === 1 ? "" : "s"} ago`;
}

const earlierWords = (count: number): string => (count === 1 ? "1 earlier version" : `${count} earlier versions`);

/** The safety data sheet library. */
export const safetyDataSheets = {
  title: "Safety Data Sheets",
  line: "One sheet per chemical. Crews open these in the field.",
  upload: "Upload SDS",
  figures: "Key figures",
  total: "Total SDS Files",
  totalNote: (chemicals: number, missing: number) =>
    `For ${chemicals === 1 ? "1 chemical" : `${chemicals} chemicals`}${missing === 0 ? "" : ` · ${missing} missing`}`,
  shared: "Shared with FD",
  sharedNote: "With every verified department",
  ago,
  updated: (age: Age | null) => (age === null ? "Unknown date" : `Updated ${ago(age)}`),
  revised: (months: number, isDue: boolean) => {
    const years = Math.floor(months / 12);
    if (months === 0) return "Revised less than a month ago";
    const since =
      years === 0 ? `${months} ${months === 1 ? "month" : "months"}` : `${years} ${years === 1 ? "year" : "years"}`;
    return `Revised ${since} ago${isDue ? ": check for a newer one" : ""}`;
  },
  noRevision: (updated: string) => `${updated}, revision date not on file`,
  revisionUnknown: "Revision date not on file",
  worklist: "Sheets to look at",
  pastReview: "Past three years",
  noRevisionDay: "No revision date",
  lastUpdated: "Last Updated",
  lastUpdatedNone: "None",
  figureUnknown: "Could not be loaded",
  search: "Search safety data sheets",
  searchPlaceholder: "Search by chemical name",
  sorted: "Newest first",
  allSites: "All sites",
  otherSite: "A site that is gone",
  loading: "Loading safety data sheets",
  noChemicals: "No chemicals on file",
  noChemicalsText: "A sheet belongs to a chemical, so add the chemical first.",
  addChemicalFirst: "Add Chemical First",
  empty: "No safety data sheets yet",
  emptyText: "Crews look for the sheet in the first minutes. Upload the PDF of your supplier.",
  uploadFirst: "Upload First SDS",
  filteredEmpty: "No safety data sheets match your search.",
  clearSearch: "Clear search",
  uploaded: "Uploaded",
  uploadedBy: (name: string) => `by ${name}`,
  unknownDate: "Unknown date",
  missing: (count: number) => (count === 1 ? "1 chemical has no sheet:" : `${count} chemicals have no sheet:`),
  missingNames: (names: readonly string[], others: number) =>
    others === 0 ? `${names.join("; ")}.` : `${names.join("; ")} and ${others} more.`,
  editTitle: (name: string) => `Sheet of ${name}`,
  editText: (filename: string) => `What is on file of “${filename}”. The file stays as it is.`,
  saving: "Saving...",
  changedTitle: "Sheet changed",
  changedText: (name: string) => `What is on file of the sheet of ${name} is changed. Crews see it at once.`,
  changedEarlierText: (name: string) =>
    `Another sheet of ${name} has taken its place meanwhile. What you changed stays with the earlier version.`,
  changeFailedTitle: "Sheet not changed",
  changeFailed: "Failed to change the sheet. Please try again.",
  versionsTitle: (name: string) => `Earlier versions: ${name}`,
  versionsText: (filename: string) => `“${filename}” is the sheet that crews see. Ten earlier versions are kept.`,
  viewVersion: (filename: string) => `View ${filename}`,
  restore: "Restore",
  restoreVersion: (filename: string) => `Restore ${filename}`,
  restoring: "Restoring...",
  restoredTitle: "SDS restored",
  restoredText: (filename: string, name: string) => `“${filename}” is the sheet of ${name} again.`,
  restoreFailedTitle: "Restore failed",
  restoreFailed: "Failed to restore the sheet. Please try again.",
  viewFailedTitle: "This file could not be opened",
  viewFailed: "Failed to open the file. Please try again.",

  dialogTitle: "Upload SDS",
  dialogText: "Shared with fire departments from the moment of upload.",
  chemical: "Chemical",
  noChemicalFound: "No chemical of yours has this name.",
  chooseChemical: "Choose a chemical",
  replaces: (filename: string) => `${filename} is on file. You are asked before it is replaced.`,
  replaceTitle: (name: string) => `Replace the sheet of ${name}?`,
  replaceText: (filename: string, day: string, next: string) =>
    `“${filename}”, uploaded ${day}, is on file. Crews then see “${next}”. The one on file stays under Earlier versions.`,
  replaceConfirm: "Replace sheet",
  file: "Safety Data Sheet",
  fileHint: "One PDF, under 20 MB.",
  submit: "Upload",
  uploading: "Uploading...",
  uploadedTitle: "SDS uploaded",
  uploadedText: (name: string) => `The Safety Data Sheet of ${name} is on file.`,
  uploadFailedTitle: "Upload failed",
  uploadFailed: "Failed to upload SDS. Please try again.",
  missingTitle: "Missing Information",
  logIn: "Please log in to change safety data sheets.",

  deleteTitle: "Delete safety data sheet?",
  deleteText: (name: string, filename: string, earlier: number) =>
    `“${filename}” is deleted for you and for crews${earlier === 0 ? "" : `, with ${earlierWords(earlier)}`}. ${name} is then without a sheet.`,
  deleteConfirm: "Delete sheet",
  deleting: "Deleting...",
  deletedTitle: "SDS deleted",
  deletedText: (name: string) => `The Safety Data Sheet of ${name} was deleted.`,
  deleteFailedTitle: "Delete failed",
  deleteFailed: "Failed to delete SDS. Please try again.",
};

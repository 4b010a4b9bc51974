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
  line: "One sheet per chemical and language. Crews open these in the field.",
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
  sorted: { newest: "Newest first", name: "By name", oldest_revision: "Oldest revision first" },
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
  showMissing: "Show them in the inventory",
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
  languageTaken: (filename: string) =>
    `“${filename}” counts in this language, or may. Put its language on file, replace or delete it first.`,
  changeFailed: "Failed to change the sheet. Please try again.",
  versionsTitle: (name: string) => `Earlier versions: ${name}`,
  versionsText: (filename: string) =>
    `“${filename}” is the sheet that crews see. Ten earlier versions are kept in each language.`,
  viewVersion: (filename: string) => `View ${filename}`,
  editVersion: (filename: string) => `Change what is on file of ${filename}`,
  languageFirst: "Put its language on file first: several sheets of this chemical count, and it may be any of theirs.",
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
  replaces: (filenames: readonly string[]) =>
    filenames.length === 1
      ? `${filenames[0]} is on file. You are asked before it is replaced.`
      : `${filenames.join(" and ")} are on file. You are asked before they are replaced.`,
  keeps: (filenames: readonly string[]) =>
    `${filenames.join(" and ")} ${filenames.length === 1 ? "stays" : "stay"} on file.`,
  languageOnFile: (filename: string) => `Language of ${filename}, which is on file`,
  languageOnFileHint: "Left open, the new sheet replaces it. In another language than the new one, both stay.",
  replaceTitle: (name: string) => `Replace the sheet of ${name}?`,
  replaceText: (filename: string, day: string, goesOnIn: string | null) =>
    goesOnIn === null
      ? `“${filename}”, uploaded ${day}, is on file. It stays under Earlier versions.`
      : `“${filename}”, uploaded ${day}, is on file. It goes on as the sheet in ${goesOnIn}.`,
  replaceNext: (next: string) => `Crews then see “${next}”.`,
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
  deleteText: (filename: string, earlier: number) =>
    `“${filename}” is deleted for you and for crews${earlier === 0 ? "" : `, with ${earlierWords(earlier)}`}.`,
  withoutSheet: (name: string) => `${name} is then without a sheet.`,
  stillOnFile: (filenames: readonly string[]) =>
    `${filenames.map((name) => `“${name}”`).join(" and ")} ${filenames.length === 1 ? "stays" : "stay"} on file.`,
  deleteConfirm: "Delete sheet",
  deleting: "Deleting...",
  deletedTitle: "SDS deleted",
  deletedText: (name: string) => `The Safety Data Sheet of ${name} was deleted.`,
  deleteFailedTitle: "Delete failed",
  deleteFailed: "Failed to delete SDS. Please try again.",
};

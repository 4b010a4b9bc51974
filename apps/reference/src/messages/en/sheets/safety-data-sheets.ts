import type { Age } from "@placard/hazmat-core/business";

/** Time since a date, as it follows "Updated". */
function ago(age: Age): string {
  if (age.unit === "today") return "today";
  return `${age.count} ${age.unit}${age.count === 1 ? "" : "s"} ago`;
}

const earlierWords = (count: number): string => (count === 1 ? "1 earlier version" : `${count} earlier versions`);

/** The first names in a sentence, and the number of further ones. */
function firstOf(rows: readonly string[]): string {
  const more = rows.length - MOST_NAMED;
  return more > 0 ? `${rows.slice(0, MOST_NAMED).join("; ")} and ${more} more` : rows.join("; ");
}

const MOST_NAMED = 4;

/** The safety data sheet library. */
export const safetyDataSheets = {
  title: "Safety Data Sheets",
  line: "One SDS per product and language, for all rows of it. Crews open these in the field.",
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
    return `Revised ${since} ago${isDue ? ": check for a newer version" : ""}`;
  },
  noRevision: (updated: string) => `${updated}, revision date not on file`,
  revisionUnknown: "Revision date not on file",
  worklist: "SDSs to review",
  pastReview: "Over 3 years old",
  noRevisionDay: "No revision date",
  lastUpdated: "Last Updated",
  lastUpdatedNone: "None",
  figureUnknown: "Could not be loaded",
  search: "Search safety data sheets",
  searchPlaceholder: "Search by chemical name",
  sorted: { newest: "Newest first", name: "By name", oldest_revision: "Oldest revision first" },
  allSites: "All sites",
  otherSite: "Deleted site",
  loading: "Loading safety data sheets",
  noChemicals: "No chemicals on file",
  noChemicalsText: "Every SDS belongs to a chemical. Add the chemical first.",
  addChemicalFirst: "Add Chemical First",
  empty: "No safety data sheets yet",
  emptyText: "Crews look for the SDS in the first few minutes. Upload the PDF from your supplier.",
  uploadFirst: "Upload First SDS",
  filteredEmpty: "No safety data sheets match your search.",
  clearSearch: "Clear search",
  uploaded: "Uploaded",
  uploadedBy: (name: string) => `by ${name}`,
  unknownDate: "Unknown date",
  missing: (count: number) => (count === 1 ? "1 chemical has no SDS:" : `${count} chemicals have no SDS:`),
  showMissing: "Show them in the inventory",
  missingNames: (names: readonly string[], others: number) =>
    others === 0 ? `${names.join("; ")}.` : `${names.join("; ")} and ${others} more.`,
  editTitle: (name: string) => `SDS for ${name}`,
  editText: (filename: string) => `Edit the details of “${filename}”. The file itself does not change.`,
  saving: "Saving...",
  changedTitle: "SDS updated",
  changedText: (name: string) => `The SDS details for ${name} were updated. Crews see them immediately.`,
  changedEarlierText: (name: string) =>
    `Another SDS for ${name} is now current. Your changes were saved to the earlier version.`,
  changeFailedTitle: "SDS not updated",
  languageTaken: (filename: string) =>
    `“${filename}” is already current in this language. Choose another language, or delete “${filename}” first.`,
  languageNotSet: (filename: string) =>
    `The language of “${filename}” is not set. Set its language or delete it first.`,
  changeFailed: "Failed to update the SDS. Please try again.",
  versionsTitle: (name: string) => `Earlier SDS versions: ${name}`,
  versionsText: (filename: string) => `Crews see “${filename}”. Up to ten earlier versions are kept per language.`,
  viewVersion: (filename: string) => `View ${filename}`,
  editVersion: (filename: string) => `Edit details of ${filename}`,
  languageFirst:
    "Set its language first. This chemical has several current SDSs, and it is not clear which one this would replace.",
  restore: "Restore",
  restoreVersion: (filename: string) => `Restore ${filename}`,
  restoring: "Restoring...",
  restoredTitle: "SDS restored",
  restoredText: (filename: string, name: string) => `“${filename}” is the current SDS for ${name} again.`,
  restoreFailedTitle: "Restore failed",
  restoreFailed: "Failed to restore the SDS. Please try again.",
  viewFailedTitle: "This file could not be opened",
  viewFailed: "Failed to open the file. Please try again.",

  dialogTitle: "Upload SDS",
  dialogText: "Shared with fire departments as soon as it is uploaded.",
  chemical: "Chemical",
  noChemicalFound: "No chemical in your inventory has this name.",
  chemicalsNotLoaded: "Your chemicals could not be loaded. Check your connection, then type the name again.",
  chooseChemical: "Choose a chemical",
  storedAt: (place: string) => `Stored at ${place}.`,
  coveredRows: (places: readonly string[]) =>
    places.length === 1 ? places.join("") : `For ${places.length} rows: ${firstOf(places)}`,
  rows: (chosen: number, all: number) => `Inventory rows with this SDS: ${chosen} of ${all}`,
  rowsHint: "All rows of this substance. Rows with the same manufacturer and numbers are selected for you.",
  rowsNone: "Keep at least one row that has this SDS now. To remove the SDS from all rows, delete it.",
  madeBy: (manufacturer: string | null) =>
    manufacturer === null || manufacturer === "" ? "Manufacturer not on file" : manufacturer,
  hasSheet: "SDS on file",
  nameWithPlace: (name: string, place: string) => `${name} (${place})`,
  replaces: (filenames: readonly string[]) =>
    filenames.length === 1
      ? `${filenames[0]} is on file. You will be asked before it is replaced.`
      : `${filenames.join(" and ")} are on file. You will be asked before they are replaced.`,
  keeps: (filenames: readonly string[]) => `${filenames.join(" and ")} will stay on file.`,
  languageOnFile: (filename: string) => `Language of ${filename} (already on file)`,
  languageOnFileHint: "If you leave this blank, the new SDS replaces it. If the languages differ, both are kept.",
  replaceTitle: (name: string) => `Replace the SDS for ${name}?`,
  replaceText: (filename: string, day: string, goesOnIn: string | null) =>
    goesOnIn === null
      ? `“${filename}”, uploaded ${day}, will move to Earlier versions.`
      : `“${filename}”, uploaded ${day}, will stay on file as the SDS in ${goesOnIn}.`,
  staysFor: (filename: string, places: readonly string[]) =>
    `“${filename}” will stay on file only for the rows you did not select: ${firstOf(places)}.`,
  replaceNext: (next: string) => `Crews will then see “${next}”.`,
  replaceConfirm: "Replace SDS",
  file: "Safety Data Sheet",
  fileHint: "One PDF, under 20 MB.",
  submit: "Upload",
  uploading: "Uploading...",
  uploadedTitle: "SDS uploaded",
  uploadedText: (name: string, rows: number) =>
    `The safety data sheet for ${name} is on file${rows === 1 ? "" : ` for ${rows} inventory rows`}.`,
  uploadFailedTitle: "Upload failed",
  uploadFailed: "Failed to upload SDS. Please try again.",
  missingTitle: "Missing Information",
  logIn: "Please sign in to change safety data sheets.",

  deleteTitle: "Delete safety data sheet?",
  deleteText: (filename: string, earlier: number) =>
    `“${filename}”${earlier === 0 ? "" : ` and ${earlierWords(earlier)}`} will be deleted for you and for crews.`,
  withoutSheet: (rows: readonly string[]) =>
    rows.length === 1 ? `${rows[0]} will have no SDS.` : `${rows.length} rows will have no SDS: ${firstOf(rows)}.`,
  notShown: (rows: readonly string[]) =>
    rows.length === 1 ? `${rows[0]} loses this SDS.` : `${rows.length} rows lose this SDS: ${firstOf(rows)}.`,
  stillOnFile: (filenames: readonly string[]) =>
    `${filenames.map((name) => `“${name}”`).join(" and ")} will stay on file.`,
  deleteConfirm: "Delete SDS",
  deleting: "Deleting...",
  deletedTitle: "SDS deleted",
  deletedText: (name: string) => `The safety data sheet for ${name} was deleted.`,
  deleteFailedTitle: "Delete failed",
  deleteFailed: "Failed to delete SDS. Please try again.",
};

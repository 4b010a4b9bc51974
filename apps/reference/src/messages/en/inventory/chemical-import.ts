import { formatNumber } from "@placard/hazmat-core";

const chemicalsIn = (count: number): string => (count === 1 ? "1 chemical" : `${formatNumber(count)} chemicals`);
const rowsIn = (count: number): string => (count === 1 ? "1 row" : `${formatNumber(count)} rows`);

/** Import and export of an inventory. */
export const chemicalImport = {
  title: "Import chemicals",
  line: "From a spreadsheet of your own or of another program. Nothing is saved before you say so.",
  open: "Import",
  exportCsv: "Export as CSV",
  exportXlsx: "Export as Excel (.xlsx)",
  exportCsvHint: "For any program",
  exportXlsxHint: "For Excel and LibreOffice",
  exportFailed: "The inventory could not be exported. Please try again.",
  exportFailedTitle: "Export failed",
  exportName: (day: string) => `chemicals-${day}`,

  file: "Spreadsheet",
  fileHint: ".xlsx or CSV, one row for each chemical, with a row of headings.",
  reading: "Reading the file...",
  unread: {
    kind: "This kind of file cannot be read. Save it as .xlsx or CSV and choose it again.",
    size: "This file is larger than 30 MB. Divide it, and import the parts one after the other.",
    reader: "The part of Placard that reads files could not be loaded. It is tried again when the network is back.",
    broken: "This file cannot be read. Open it in a spreadsheet, save it again and choose it once more.",
    empty: "This file holds no rows.",
    headings:
      "No row of headings was found. Put a row above the rows that names each column, such as “Chemical Name” and “Quantity”.",
  },

  columns: "Columns",
  columnsText: "Which column of the file holds what. Change what was matched wrongly.",
  noColumn: "Not in the file",
  field: {
    name: "Chemical name",
    cas_number: "CAS number",
    un_number: "UN number",
    hazard_classification: "Hazard classification",
    quantity: "Quantity",
    unit: "Unit",
    location: "Location",
    room: "Room",
    cabinet: "Cabinet",
    storage_vessel: "Storage vessel",
    quantity_per_vessel: "Quantity per vessel",
    manufacturer: "Manufacturer",
    count: "Number of containers",
  },
  noName: "No column is known to name the substance. Choose it under “Chemical name”.",
  unusedColumns: "Columns that are not imported",
  columnHolds: (heading: string) => `“${heading}” holds`,
  notImported: "Nothing to import",
  examples: (cells: readonly string[]) => (cells.length === 0 ? "No cell is filled." : `Such as ${cells.join(", ")}`),
  unused: (headings: string) => `Not imported: ${headings}.`,
  defaultLocation: "Location of rows that name none",
  noDefaultLocation: "None: each row must name its own",
  noLocations: "Add a location first. Each chemical needs one.",
  sizes: "The quantity is the size of one container. It is multiplied by the number of containers.",
  decimalComma: "This file writes decimals with a comma: 1,5 is read as 1.5.",

  comparing: "Reading your inventory...",
  onFileFailed: "Your inventory could not be read",
  onFileFailedText: "Without it, nobody can tell which rows are on file already. Check your connection and try again.",

  meanings: (read: number, all: number) => `Names compared: ${formatNumber(read)} of ${formatNumber(all)}`,
  preview: "Rows",
  states: {
    wrong: "To correct",
    asked: "To ask",
    duplicate: "Already on file",
    leftOut: "Left out",
    ready: "Ready",
  },
  stateCount: (state: string, count: number) => `${state} (${formatNumber(count)})`,
  noneIn: {
    wrong: "No cell is wrong.",
    asked: "No name is in doubt.",
    duplicate: "No row is on file already.",
    leftOut: "No row was left out.",
    ready: "No row is ready yet.",
  },
  stateText: {
    wrong: "Correct each marked cell, or leave the row out.",
    asked: "These names are like a substance on file. Choose it, or keep the name as it is: its level is then unknown.",
    duplicate: "The same name and CAS number at the same location, in your inventory or higher up in the file.",
    leftOut: "These rows are not imported.",
    ready: "These rows are imported as they stand here.",
  },
  row: (row: number) => `Row ${row}`,
  unnamed: "No name",
  leaveOut: "Leave out",
  leaveOutRow: (row: number) => `Leave out row ${row}`,
  takeIn: "Take in again",
  takeInRow: (row: number) => `Take row ${row} in again`,
  keepName: "Keep the name as it is",
  keepAllNames: (count: number) => `Keep all ${formatNumber(count)} names as they are`,
  siteForAll: (name: string) => `For every row with “${name}”`,
  chooseLocation: "Choose a location",
  takeDuplicates: "Import rows that are on file already once more",
  summary: (take: number, rest: number) =>
    rest === 0
      ? `${chemicalsIn(take)} will be imported.`
      : `${chemicalsIn(take)} will be imported, ${rowsIn(rest)} not.`,
  submit: (count: number) => `Import ${chemicalsIn(count)}`,
  nothingToSend: "No row is ready to import.",
  sending: (sent: number, all: number) => `${formatNumber(sent)} of ${formatNumber(all)} rows sent`,
  sendingLabel: "Importing",
  finishing: "Saving all of them together...",
  doneTitle: "Import finished",
  doneText: (count: number, filename: string) => `${chemicalsIn(count)} from ${filename} are in your inventory.`,
  failedTitle: "Import failed",
  failed: "Nothing was imported. Please try again.",
  logIn: "Please log in to import chemicals.",
  toInventory: "Open the inventory",
  another: "Import another file",

  history: "Imports",
  historyText: "An import can be taken back whole, and restored under Deleted.",
  imported: (count: number) => chemicalsIn(count),
  by: (name: string) => `by ${name}`,
  undo: "Undo",
  undoOf: (filename: string) => `Undo the import of ${filename}`,
  undoTitle: "Undo this import?",
  undoText: (count: number, filename: string) =>
    `This takes ${chemicalsIn(count)} that came with ${filename} out of your inventory.`,
  undoHangs: (changed: number, sheets: number, containers: number) => {
    const parts = [
      changed === 0
        ? null
        : changed === 1
          ? "1 chemical edited since"
          : `${formatNumber(changed)} chemicals edited since`,
      sheets === 0 ? null : sheets === 1 ? "1 safety data sheet" : `${formatNumber(sheets)} safety data sheets`,
      containers === 0 ? null : containers === 1 ? "1 container" : `${formatNumber(containers)} containers`,
    ].filter((part) => part !== null);
    return `What was added to them goes too: ${parts.join(", ")}.`;
  },
  undoConfirm: "Undo the import",
  undoing: "Undoing...",
  undoneTitle: "Import undone",
  undoneText: (count: number) => `${chemicalsIn(count)} were taken out again.`,
  undoFailedTitle: "Undo failed",
  undoFailed: "The import could not be undone. Please try again.",
};

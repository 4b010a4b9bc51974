import { formatNumber } from "@placard/hazmat-core";

const chemicalsIn = (count: number): string => (count === 1 ? "1 chemical" : `${formatNumber(count)} chemicals`);
const containersIn = (count: number): string => (count === 1 ? "1 container" : `${formatNumber(count)} containers`);
/** Either may be none; both none is none of the chemicals. */
const bothIn = (chemicals: number, containers: number): string => {
  if (containers === 0) return chemicalsIn(chemicals);
  return chemicals === 0 ? containersIn(containers) : `${chemicalsIn(chemicals)} and ${containersIn(containers)}`;
};
const isOrAre = (count: number): string => (count === 1 ? "is" : "are");
const rowsIn = (count: number): string => (count === 1 ? "1 row" : `${formatNumber(count)} rows`);

/** Import and export of an inventory. */
export const chemicalImport = {
  title: "Import chemicals",
  line: "From a spreadsheet of your own or of another program. Nothing is saved before you say so.",
  open: "Import",
  exportCsv: "Export as CSV",
  exportXlsx: "Export as Excel (.xlsx)",
  exportCsvHint: "For any program",
  exportXlsxHint: "For Excel and LibreOffice, with a sheet of the containers",
  exportContainers: "Export containers as CSV",
  exportContainersHint: "Code, size, place and days of each one",
  containersName: (day: string) => `containers-${day}`,
  exporting: "Exporting",
  readingRows: (done: string, all: string) => `Reading ${done} of ${all} chemicals`,
  readingContainers: (done: string) => `Reading containers, ${done} so far`,
  writing: "Writing the file",
  exportFailed: "The inventory could not be exported. Please try again.",
  exportFailedTitle: "Export failed",
  exportName: (day: string) => `chemicals-${day}`,

  file: "Spreadsheet",
  fileHint:
    ".xlsx or CSV, one row for each chemical, with a row of headings. Containers are a sheet or a file of their own.",
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
  matched: (count: number) => (count === 1 ? "1 column matched" : `${count} columns matched`),
  changeColumns: "Change",
  noColumn: "Not in the file",
  field: {
    name: "Chemical name",
    cas_number: "CAS number",
    un_number: "UN number",
    hazard_classification: "Hazard classification",
    packing_group: "Packing group",
    flash_point: "Flash point",
    quantity: "Quantity",
    unit: "Unit",
    location: "Location",
    room: "Room",
    cabinet: "Cabinet",
    storage_vessel: "Storage vessel",
    quantity_per_vessel: "Quantity per vessel",
    manufacturer: "Manufacturer",
    count: "Number of containers",
    full: "How full, %",
    nfpa_health: "NFPA health",
    nfpa_fire: "NFPA fire",
    nfpa_reactivity: "NFPA instability",
    nfpa_special: "NFPA special",
    tier_composition: "Pure or mixture",
    tier_states: "Physical state",
    tier_hazards: "Tier II hazards",
    tier_h_codes: "GHS hazard statements",
    tier_ehs: "Extremely hazardous substance",
    tier_unit: "Unit of the Tier II amounts",
    tier_max: "Maximum amount",
    tier_average: "Average amount",
    tier_largest: "Amount in the largest container",
    tier_density: "Density, kg/L",
    tier_days: "Days on site",
    tier_container: "Tier II container type",
    tier_pressure: "Storage pressure",
    tier_temperature: "Storage temperature",
    tier_fine: "Fine solid",
    tier_parts: "Parts of the mixture",
    tier_secret: "Trade secret",
    tier_confidential: "Location confidential",
    tier_record: "Record of last year's report",
    record: "Chemical ID that containers name",
  },
  noName: "No column is known to name the substance. Choose it under “Chemical name”.",
  unusedColumns: "Columns that are not imported",
  columnHolds: (heading: string) => `“${heading}” holds`,
  notImported: "Nothing to import",
  examples: (cells: readonly string[]) => (cells.length === 0 ? "No cell is filled." : `Such as ${cells.join(", ")}`),
  unused: (headings: string) => `Not imported: ${headings}`,
  unusedWhy: (heading: string, why: string) => `“${heading}”. ${why}`,
  why: {
    taken: (field: string, by: string) => `${field} is read from “${by}”.`,
    left: (field: string) => `It is left out. It can be taken as: ${field}.`,
    no_size: "It is a share of a container's size, and the quantity of this file is no size.",
    unknown: "What it holds is not known. Choose it, if the record has it.",
    notKept: {
      container: "It belongs to a single container. Import it as a sheet of containers after the chemicals.",
      lot: "Lots and dates of receipt are not kept.",
      catalog: "Catalogue numbers and links are not kept.",
      structure: "Formulas and structures are not kept: the reference has them by CAS number.",
      concentration:
        "Whether it is by weight or by volume is not said. Enter it under the parts of the mixture after the import.",
      notes: "Notes are not kept.",
      people: "Owners are not kept by chemical. Each location has a manager and contacts.",
      sheet: "It is read from the data sheet itself. Upload the sheet after the import.",
      sign: "Signs are derived from the statements and numbers, not typed.",
    },
  },
  defaultLocation: "Location of rows that name none",
  noDefaultLocation: "Each row names its own",
  noLocations: "Add a location first. Each chemical needs one.",
  sizes: "The quantity is the size of one container. It is multiplied by the number of containers.",
  fullShares:
    "The quantity is the size of the container times how full it is: 500 mL at 10 % is 50 mL. The size stays beside it. A row that does not say how full is taken as full.",
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
  choose: "Rows that come in",
  choices: { all: "Take all rows in", none: "Leave all rows out", faultless: "Only rows without faults" },
  leaveOut: "Leave out",
  leaveOutRow: (row: number) => `Leave out row ${row}`,
  takeIn: "Take in again",
  takeInRow: (row: number) => `Take row ${row} in again`,
  keepName: "Keep the name as it is",
  keepAllNames: (count: number) => `Keep all ${formatNumber(count)} names as they are`,
  siteForAll: (name: string) => `For every row with “${name}”`,
  chooseLocation: "Choose a location",
  takeDuplicates: "Import rows that are on file already once more",
  summary: (take: number, containers: number, rest: number) =>
    rest === 0
      ? `${bothIn(take, containers)} will be imported.`
      : `${bothIn(take, containers)} will be imported, ${rowsIn(rest)} not.`,
  submit: (count: number, containers: number) => `Import ${bothIn(count, containers)}`,
  nothingToSend: "No row is ready to import.",
  sending: (sent: number, all: number) => `${formatNumber(sent)} of ${formatNumber(all)} rows sent`,
  sendingLabel: "Importing",
  finishing: "Saving all of them together...",
  doneTitle: "Import finished",
  doneText: (count: number, containers: number, filename: string) =>
    `${bothIn(count, containers)} from ${filename} ${isOrAre(count + containers)} in your inventory.`,
  failedTitle: "Import failed",
  failed: "Nothing was imported. Please try again.",
  logIn: "Please log in to import chemicals.",
  toInventory: "Open the inventory",
  another: "Import another file",

  history: "Imports",
  historyText: "An import can be taken back whole, and restored under Deleted.",
  imported: bothIn,
  by: (name: string) => `by ${name}`,
  undo: "Undo",
  undoOf: (filename: string) => `Undo the import of ${filename}`,
  undoTitle: "Undo this import?",
  undoText: (count: number, containers: number, filename: string) =>
    `This takes ${bothIn(count, containers)} that came with ${filename} out of your inventory.`,
  undoHangs: (changed: number, moved: number, sheets: number, containers: number) => {
    const parts = [
      changed === 0
        ? null
        : changed === 1
          ? "1 chemical edited since"
          : `${formatNumber(changed)} chemicals edited since`,
      moved === 0 ? null : `${containersIn(moved)} changed since`,
      sheets === 0 ? null : sheets === 1 ? "1 safety data sheet" : `${formatNumber(sheets)} safety data sheets`,
      containers === 0 ? null : containersIn(containers),
    ].filter((part) => part !== null);
    return `What was added to them goes too: ${parts.join(", ")}.`;
  },
  undoConfirm: "Undo the import",
  undoing: "Undoing...",
  undoneTitle: "Import undone",
  undoneText: (count: number, containers: number) =>
    `${bothIn(count, containers)} ${count + containers === 1 ? "was" : "were"} taken out again.`,
  undoFailedTitle: "Undo failed",
  undoFailed: "The import could not be undone. Please try again.",
};

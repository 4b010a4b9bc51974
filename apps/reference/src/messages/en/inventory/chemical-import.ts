import { formatNumber } from "@placard/hazmat-core";

const chemicalsIn = (count: number): string => (count === 1 ? "1 chemical" : `${formatNumber(count)} chemicals`);
const containersIn = (count: number): string => (count === 1 ? "1 container" : `${formatNumber(count)} containers`);
/** Chemicals and containers, leaving out a count of zero. */
const bothIn = (chemicals: number, containers: number): string => {
  if (containers === 0) return chemicalsIn(chemicals);
  return chemicals === 0 ? containersIn(containers) : `${chemicalsIn(chemicals)} and ${containersIn(containers)}`;
};
const rowsIn = (count: number): string => (count === 1 ? "1 row" : `${formatNumber(count)} rows`);
const cellsIn = (count: number): string => (count === 1 ? "1 cell uses" : `${formatNumber(count)} cells use`);

/** The first items, and the number of further ones. */
const firstOf = (first: readonly (string | number)[], all: number): string =>
  `${first.join(", ")}${all > first.length ? ` and ${formatNumber(all - first.length)} more` : ""}`;

/** Import and export of an inventory. */
export const chemicalImport = {
  title: "Import chemicals",
  line: "From your own spreadsheet or an export from another program. Nothing is saved until you confirm.",
  open: "Import",
  exportCsv: "Export as CSV",
  exportXlsx: "Export as Excel (.xlsx)",
  exportCsvHint: "Works in any program",
  exportXlsxHint: "For Excel and LibreOffice, with a worksheet for containers",
  exportContainers: "Export containers as CSV",
  exportContainersHint: "Code, size, storage area and dates of each container",
  containersName: (day: string) => `containers-${day}`,
  exporting: "Exporting",
  readingRows: (done: string, all: string) => `Loading ${done} of ${all} chemicals`,
  readingContainers: (done: string) => `Loading containers, ${done} so far`,
  writing: "Writing the file",
  exportFailed: "The inventory could not be exported. Please try again.",
  exportFailedTitle: "Export failed",
  exportName: (day: string) => `chemicals-${day}`,

  file: "Spreadsheet",
  fileHint: ".xlsx or CSV, one chemical per row, with a header row. Put containers in a separate worksheet or file.",
  reading: "Reading the file...",
  unread: {
    kind: "This file type is not supported. Save it as .xlsx or CSV and choose it again.",
    size: "This file is larger than 30 MB. Split it and import the parts one by one.",
    reader: "The file reader could not be loaded. Placard will try again when you are back online.",
    broken: "This file cannot be read. Open it in a spreadsheet program, save it again, then choose it here.",
    empty: "This file has no rows.",
    headings:
      "No header row found. Add a row at the top that names each column, such as “Chemical Name” and “Quantity”.",
  },

  worksheet: "Worksheet",
  worksheetName: (name: string, isHidden: boolean) => (isHidden ? `${name} (hidden)` : name),
  worksheetRows: (name: string, rows: number) => `${name}: ${rowsIn(rows)}`,
  /** `name` is blank for a CSV file. The counts add up to `all`. */
  account: (
    name: string,
    { all, records, above, blank }: Readonly<Record<"all" | "records" | "above" | "blank", number>>,
  ) => {
    const parts = [
      `${rowsIn(records)} below the header row`,
      "1 header row",
      above === 0 ? null : `${rowsIn(above)} above it`,
      blank === 0 ? null : blank === 1 ? "1 empty row" : `${formatNumber(blank)} empty rows`,
    ];
    const what = name === "" ? "The file" : `Worksheet “${name}”`;
    return `${what} has ${rowsIn(all)}: ${parts.filter((part) => part !== null).join(", ")}.`;
  },
  checkFile: "Check these parts of the file",
  sheetLeft: (name: string, rows: number) =>
    `Worksheet “${name}” is not imported: ${rowsIn(rows)}. To import it, choose it under “Worksheet”.`,
  hiddenRead: (name: string) => `Worksheet “${name}” is hidden in the file. Make sure it is the current list.`,
  hiddenRows: (rows: string) => `Rows hidden in the file are read too. Check ${rows}, and skip what is out of date.`,
  rowAbove: (row: number, text: string) => `Row ${row} is above the header row and is not imported: ${text}`,
  rowsAbove: (rows: number) => `Also above the header row and not imported: ${rowsIn(rows)}.`,
  mergedRows: (rows: string) => `Merged cells were copied into every row they cover. Check ${rows}.`,
  cutRows: (rows: string) =>
    `Quotation marks that do not match. The cells may be split in the wrong places. Check ${rows}.`,
  errorCells: (first: readonly string[], all: number) =>
    `Cells with an error such as #N/A are read as empty: ${firstOf(first, all)}.`,
  /** The first row numbers, and the number of further ones. */
  namedRows: (first: readonly number[], all: number) => `${all === 1 ? "row" : "rows"} ${firstOf(first, all)}`,
  columnWithoutHeading: (letters: string) => `Column ${letters}`,

  columns: "Columns",
  columnsText: "Check which field each column was matched to, and correct any wrong match.",
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
    full: "Fill level, %",
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
    tier_parts: "Components of the mixture",
    tier_secret: "Trade secret",
    tier_confidential: "Location confidential",
    tier_record: "Record ID from last year's report",
    record: "Chemical ID (links containers to it)",
  },
  noName: "No column was recognized as the chemical name. Choose it under “Chemical name”.",
  unusedColumns: "Columns not imported",
  columnHolds: (heading: string) => `“${heading}” contains`,
  notImported: "Do not import",
  examples: (cells: readonly string[]) =>
    cells.length === 0 ? "All cells are empty." : `Examples: ${cells.join(", ")}`,
  unused: (headings: string) => `Not imported: ${headings}`,
  unusedWhy: (heading: string, why: string) => `“${heading}”. ${why}`,
  why: {
    taken: (field: string, by: string) => `${field} comes from “${by}”.`,
    left: (field: string) => `Left out. It can be imported as: ${field}.`,
    no_size: "This is a fill level, but the quantity in this file is not a container size.",
    unknown: "Not recognized. Choose a field if one matches.",
    notKept: {
      container: "This applies to a single container. Import it as a container worksheet after the chemicals.",
      lot: "Lot numbers and receipt dates are not stored.",
      catalog: "Catalogue numbers and links are not stored.",
      structure: "Formulas and structures are not stored. Placard looks them up by CAS number.",
      concentration:
        "The file does not state whether this is by weight or by volume. Enter it under Components of the mixture after the import.",
      notes: "Notes are not stored.",
      people: "Owners are not stored per chemical. Each location has a manager and contacts.",
      sheet: "This is read from the SDS. Upload the SDS after the import.",
      sign: "Hazard signs are derived from the hazard statements and numbers. They are not entered by hand.",
    },
  },
  defaultLocation: "Location for rows without one",
  noDefaultLocation: "None: choose for each row",
  planLimit: (most: number) => `Your plan allows ${most} chemicals.`,
  planFull: "Your plan has no space for more chemicals.",
  planLimitText: (used: string) => `${used} If the import exceeds your plan, nothing is imported.`,
  noLocations: "Add a location first. Each chemical needs one.",
  sizes: "The quantity is the size of one container. It is multiplied by the number of containers.",
  fullShares:
    "Quantity is the container size times the fill level: 500 mL at 10% is 50 mL. The container size is kept as well. Rows without a fill level count as full.",
  /** Counts only cells whose decimal separator is unambiguous. */
  decimals: (field: string, points: number, commas: number) => {
    if (commas === 0) return `${field}: ${cellsIn(points)} a decimal point, so 1,500 is read as 1500.`;
    if (points === 0) return `${field}: ${cellsIn(commas)} a decimal comma, so 1,5 is read as 1.5.`;
    return `${field}: ${cellsIn(commas)} a decimal comma and ${cellsIn(points)} a decimal point. Check the rows that need correction.`;
  },

  comparing: "Loading your inventory...",
  onFileFailed: "Your inventory could not be loaded",
  onFileFailedText: "Placard needs it to find rows that are already on file. Check your connection and try again.",

  meanings: (read: number, all: number) => `Names checked: ${formatNumber(read)} of ${formatNumber(all)}`,
  preview: "Rows",
  states: {
    wrong: "Needs correction",
    asked: "Needs confirmation",
    duplicate: "Possible duplicates",
    leftOut: "Skipped",
    ready: "Ready",
  },
  stateCount: (state: string, count: number) => `${state} (${formatNumber(count)})`,
  noneIn: {
    wrong: "No rows need correction.",
    asked: "No names need confirmation.",
    duplicate: "No duplicate rows.",
    leftOut: "No rows were skipped.",
    ready: "No rows are ready yet.",
  },
  stateText: {
    wrong: "Correct each marked cell or skip the row.",
    asked:
      "These names are not on file, match several substances, or do not match their numbers. Choose the substance or keep the name. A name that does not match its numbers is not imported until you decide.",
    duplicate:
      "Same chemical, location and container as a chemical in your inventory or an earlier row in the file. Rows that are already in your inventory with the same quantity are not imported. All others are, unless you skip them.",
    leftOut: "These rows will not be imported.",
    ready: "These rows will be imported as shown.",
  },
  row: (row: number) => `Row ${row}`,
  unnamed: "No name",
  choose: "Rows to import",
  choices: { all: "Include all rows", none: "Skip all rows", faultless: "Include only rows without errors" },
  readAs: (reading: string) => `Read as ${reading}`,
  leaveOut: "Skip",
  leaveOutRow: (row: number) => `Skip row ${row}`,
  takeIn: "Include",
  takeInRow: (row: number) => `Include row ${row}`,
  keepName: "Keep the name",
  keepAllNames: (count: number) => `Keep all ${formatNumber(count)} names`,
  siteForAll: (name: string) => `Applies to every row with “${name}”`,
  chooseLocation: "Choose a location",
  takeDuplicates: "Also import rows that are already on file",
  notChemical: {
    headings: "This row looks like a header row. Include it if it is a chemical.",
    letter: "This row has only one letter, as a divider in an alphabetical list. Include it if it is a chemical.",
    total: "This row looks like a total. Include it if it is a chemical.",
  },
  onFile: "In your inventory",
  /** `null` if the same data is already on file. */
  sameAs: (row: number | null, what: string) =>
    `The same ${row === null ? "in your inventory" : `in row ${row}`}: ${what}`,
  nothingDiffers: "Nothing differs.",
  differs: (field: string, own: string, theirs: string, other: string) => `${field}: ${own}. ${other}: ${theirs}.`,
  blank: "blank",
  comesIn: "This row will be imported.",
  comesInBeside:
    "This row will be imported as an additional chemical. If only the quantity changed, skip this row and edit the chemical in your inventory.",
  staysOut: "This row will not be imported.",
  summary: (take: number, containers: number, rest: number) =>
    rest === 0
      ? `${bothIn(take, containers)} will be imported.`
      : `${bothIn(take, containers)} will be imported; ${rowsIn(rest)} will not.`,
  submit: (count: number, containers: number) => `Import ${bothIn(count, containers)}`,
  nothingToSend: "No rows are ready to import.",
  sending: (sent: number, all: number) => `${formatNumber(sent)} of ${formatNumber(all)} rows sent`,
  sendingLabel: "Importing",
  finishing: "Saving the import...",
  doneTitle: "Import finished",
  doneText: (count: number, containers: number, filename: string) =>
    `${bothIn(count, containers)} imported from ${filename}.`,
  failedTitle: "Import failed",
  failed: "Nothing was imported. Please try again.",
  logIn: "Please sign in to import chemicals.",
  toInventory: "Go to inventory",
  another: "Import another file",

  history: "Imports",
  historyText: "You can undo a whole import and restore it from Recently deleted.",
  imported: bothIn,
  by: (name: string) => `by ${name}`,
  undo: "Undo",
  undoOf: (filename: string) => `Undo the import of ${filename}`,
  undoTitle: "Undo this import?",
  undoText: (count: number, containers: number, filename: string) =>
    `${bothIn(count, containers)} imported from ${filename} will be removed from your inventory.`,
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
    return `Later changes and additions are removed too: ${parts.join(", ")}.`;
  },
  undoConfirm: "Undo the import",
  undoing: "Undoing...",
  undoneTitle: "Import undone",
  undoneText: (count: number, containers: number) => `Removed: ${bothIn(count, containers)}.`,
  undoFailedTitle: "Undo failed",
  undoFailed: "The import could not be undone. Please try again.",
};

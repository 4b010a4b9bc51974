/** Containers of an import. */
export const containerImport = {
  rowsAre: "Each row of this file is",
  rowsAreChemicals: "A chemical",
  rowsAreContainers: "A container",
  asChemicals: "Each row becomes a chemical of its own. Codes and days of containers are left out.",
  asContainers: "Each row is put below its chemical, which has to be in your inventory.",

  columns: "Columns of the containers",
  columnsText: "A container comes below the chemical with this name and CAS number at this location.",
  field: {
    code: "Code",
    record: "Chemical ID",
    name: "Chemical name",
    cas_number: "CAS number",
    location: "Location",
    size: "Size",
    unit: "Unit",
    room: "Room",
    cabinet: "Cabinet",
    opened_on: "Opened",
    expires_on: "Expires",
  },

  preview: "Containers",
  noneIn: {
    wrong: "No rows need correction.",
    duplicate: "No code is on file already.",
    leftOut: "No container was left out.",
    ready: "No container is ready yet.",
  },
  stateText: {
    wrong: "Correct each marked cell, or leave the container out.",
    duplicate: "A container with this code is on file. It stays as it is.",
    leftOut: "These containers are not imported.",
    ready: "These containers are imported as they stand here.",
  },
  row: (row: number) => `Row ${row} of the containers`,
  noCode: "No code: one is made",
  leaveOutRow: (row: number) => `Leave out container row ${row}`,
  takeInRow: (row: number) => `Take container row ${row} in again`,
};

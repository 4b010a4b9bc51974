/** Containers of an import. */
export const containerImport = {
  rowsAre: "Rows in this file",
  rowsAreChemicals: "Chemicals",
  rowsAreContainers: "Containers",
  asChemicals: "Each row becomes a separate chemical. Container codes and dates are not imported.",
  asContainers: "Each row is added as a container of its chemical. The chemical must already be in your inventory.",

  columns: "Container columns",
  columnsText: "Each container is added to the chemical with this name and CAS number at this location.",
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
    duplicate: "No codes are already on file.",
    leftOut: "No containers were skipped.",
    ready: "No containers are ready yet.",
  },
  stateText: {
    wrong: "Correct each marked cell or skip the container.",
    duplicate: "A container with this code is already on file. It will not be changed.",
    leftOut: "These containers will not be imported.",
    ready: "These containers will be imported as shown.",
  },
  row: (row: number) => `Container row ${row}`,
  noCode: "No code: one will be created",
  leaveOutRow: (row: number) => `Skip container row ${row}`,
  takeInRow: (row: number) => `Include container row ${row}`,
};

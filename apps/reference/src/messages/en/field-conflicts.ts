/** Fields that two people changed at the same time. */
export const fieldConflicts = {
  title: "Someone else changed these fields too",
  theirs: (field: string, value: string) => `${field}. Theirs: ${value}`,
  takeTheirs: (field: string) => `Use theirs: ${field}`,
  keepMine: (field: string) => `Keep mine: ${field}`,
  otherFields: "Other details",
  blank: "blank",
  yes: "yes",
  no: "no",
};

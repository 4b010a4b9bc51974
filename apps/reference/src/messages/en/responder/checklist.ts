/** What is said of saving the checklists; the panel has texts of its own. */
export const checklist = {
  title: "Safety Checklists",
  saved: "Progress saved",
  savedOnDevice: "Progress saved on this device",
  saveFailed: "Progress was not saved. It is kept on this device.",
  waits: "Kept on this device",
  waitsText: "The progress is sent when the network is back.",
};

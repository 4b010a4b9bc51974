/** Saving the checklists; the panel has its own texts. */
export const checklist = {
  title: "Safety Checklists",
  saved: "Progress saved",
  savedOnDevice: "Progress saved on this device",
  saveFailed: "Progress was not sent to the server. It is saved on this device.",
  waits: "Saved on this device",
  waitsText: "Your progress will be sent when you are back online.",
};

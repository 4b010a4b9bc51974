/** Texts of buttons, fields and messages. */
export const controlTexts = {
  close: "Close",
  remove: "Remove",
  showPassword: "Show password",
  increase: "Increase",
  decrease: "Decrease",
  showChoices: "Show choices",
  clear: "Clear",
  searching: "Searching...",
  chooseFile: "Choose a file",
  chooseFiles: "Choose files",
  orDrop: "or drop it here",
  uploading: "Uploading...",
  notifications: "Notifications",
  tone: { neutral: "Note", ok: "Done", caution: "Caution", danger: "Error", info: "Information", accent: "Note" },
};

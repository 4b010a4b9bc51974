import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a file where there is only room for a button, such as a photo for a list item.",
  avoid: ["If files are the main content of the page: `FileDrop` also accepts drops and lists the chosen files."],
  anatomy: ["A button", "The picker of the device, or its camera"],
  states: {
    pending: "The file is uploading: a spinner and the progress.",
    refused: "Focusable, with the reason below.",
  },
  keyboard: { "Enter, Space": "Opens the picker.", Tab: "Reaches it." },
  kinds: ["control"],
};

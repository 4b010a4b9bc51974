import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a file where there is only room for a button, such as a photo for a list item.",
  avoid: ["Where files are the matter of the page: `FileDrop` takes drops too, and lists what was chosen."],
  anatomy: ["A button", "The picker of the device, or its camera"],
  states: {
    pending: "The file is uploading: a spinner and the progress.",
    refused: "Focusable, and says below why nothing can be added.",
  },
  keyboard: { "Enter, Space": "Opens the picker.", Tab: "Reaches it." },
  kinds: ["control"],
};

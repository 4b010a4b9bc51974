import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Adds a file where there is room for a button alone: a photo to one line of a list.",
  avoid: ["Where files are the matter of the page: `FileDrop` takes drops too, and lists what was chosen."],
  anatomy: ["A button", "The picker of the device, or its camera"],
  states: {
    pending: "The file is on its way: a spinner and what is done.",
    refused: "Focusable, and says below why nothing can be added.",
  },
  keyboard: { "Enter, Space": "Opens the picker.", Tab: "Reaches it." },
  kinds: ["control"],
};

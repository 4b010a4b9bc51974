import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Accepts files by picker, drop or paste, and lists the chosen files.",
  avoid: [
    "To show stored files: a list, or `SdsCard`.",
    "As the only check of a file: validate it here and again on the server.",
  ],
  anatomy: [
    "The label",
    "The button that opens the picker, in a zone to drop on",
    "Hint or error",
    "The chosen files with their size, each with a button to remove it",
    "Progress, while sending",
  ],
  states: {
    empty: "Only the drop zone.",
    "dragging over it": "The zone says that it accepts the files.",
    chosen: "A row for each file.",
    sending: "`progress` in percent.",
    wrong: "The error is read out immediately; the chosen files stay.",
  },
  keyboard: {
    "Enter, Space": "Open the picker, or remove the file whose button is in focus.",
    Tab: "Moves through the button and files. Dragging is never required.",
  },
  kinds: ["field"],
};

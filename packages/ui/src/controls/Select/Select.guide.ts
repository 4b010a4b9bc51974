import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Selects one of five or more known choices.",
  avoid: [
    "Up to four choices: `SegmentedControl`.",
    "If free text is allowed, or the list is long: `ComboBox`.",
    "For actions: `Menu`.",
  ],
  anatomy: [
    "The label",
    "The button with the selected choice",
    "The list, each row with an optional second line",
    "Hint or error",
  ],
  states: {
    "nothing chosen": "Shows the placeholder. Nothing is preselected.",
    open: "The list, the chosen row with a check.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
    disabled: "Dimmed and out of the tab order.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open the list.",
    "ArrowDown, ArrowUp": "Move; typing a letter jumps to the row starting with it.",
    Enter: "Selects the row in focus.",
    Escape: "Closes the list and changes nothing.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Takes one of five or more known choices.",
  avoid: [
    "Up to four choices: `SegmentedControl`.",
    "If free text is allowed, or the list is long: `ComboBox`.",
    "For acts: `Menu`.",
  ],
  anatomy: [
    "The label",
    "The button with what is chosen",
    "The list, each row with a second line where it needs one",
    "Hint or error",
  ],
  states: {
    "nothing chosen": "Shows the placeholder. Nothing is preselected.",
    open: "The list, the chosen row with a check.",
    wrong: "Said by `errorMessage`, tied to the field, with the way to mend it. What was typed stays.",
    disabled: "Dimmed and out of the tab order.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open the list.",
    "ArrowDown, ArrowUp": "Move; letters go to the row that begins with them.",
    Enter: "Takes the row in focus.",
    Escape: "Closes the list and changes nothing.",
  },
  kinds: ["field"],
};

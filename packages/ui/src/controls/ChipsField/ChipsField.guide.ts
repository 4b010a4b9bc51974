import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Takes several short values, such as addresses of people to invite. A pasted list becomes one chip for each.",
  avoid: ["For one value: `TextField`.", "To choose from a known list: `ComboBox`.", "For long texts."],
  anatomy: [
    "The label, with a count",
    "A chip for each value, with a button to remove it",
    "The text for the next one",
    "Hint or error",
  ],
  states: {
    empty: "The text alone.",
    filled: "Chips before the text; duplicates are not added.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
    disabled: "Nothing can be added or removed.",
  },
  keyboard: {
    "Enter, comma": "Adds what was typed.",
    "Backspace in the empty text": "Removes the last chip.",
    "Arrow keys in the chips": "Move from one to the next.",
    "Delete on a chip": "Removes it.",
    "Tab out of the text": "Adds the text, so nothing is lost.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Selects one of a few large choices, each with an icon and a sentence, such as the account type.",
  avoid: [
    "For two to four short words: `SegmentedControl`.",
    "From five on: `Select`.",
    "For several at once: checkboxes.",
  ],
  anatomy: ["The label", "A card for each choice: icon, name, sentence, a dot", "The error"],
  states: {
    "nothing chosen": "No dot is filled; nothing is preselected.",
    chosen: "A filled dot and a strong border: shown by shape, not only by colour.",
    wrong: "Shown by `errorMessage` below the field, with how to fix it. The input is kept.",
  },
  keyboard: {
    "Arrow keys": "Move and choose.",
    Space: "Chooses the card in focus.",
    Tab: "Enters and leaves the group.",
  },
  kinds: ["field"],
};

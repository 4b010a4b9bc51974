import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Takes one of a few large choices, each with an icon and a sentence: the kind of an account.",
  avoid: [
    "For two to four short words: `SegmentedControl`.",
    "From five on: `Select`.",
    "For several at once: checkboxes.",
  ],
  anatomy: ["The label", "A card for each choice: icon, name, sentence, a dot", "The error"],
  states: {
    "nothing chosen": "No dot is filled; nothing is chosen for the reader.",
    chosen: "A filled dot and a strong border: shown by shape, not only by colour.",
    wrong: "Said by `errorMessage`, tied to the field, with the way to mend it. What was typed stays.",
  },
  keyboard: {
    "Arrow keys": "Move and choose.",
    Space: "Chooses the card in focus.",
    Tab: "Enters and leaves the group.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Form field for a chemical, by name, synonym, UN, CAS or formula. Shows the placard of the selected chemical.",
  avoid: [
    "Where a result depends on which substance it is: `MeantChemicalField`, which asks when a text names several.",
    "As the main search of a page: `ChemicalSearch`.",
  ],
  anatomy: ["The label", "The text", "The placard of the selected chemical", "The list of matches", "Hint or error"],
  states: {
    typing: "The list opens from two characters.",
    taken: "The small placard at the end. Typing removes it.",
    failed: "A notice below with `Try again`.",
    wrong: "Shown by `errorMessage`; the input is kept.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a match. The list does not change under the highlighted row.",
    Enter: "Selects the highlighted match.",
    Escape: "Closes the list; the text stays.",
  },
  kinds: ["field"],
};

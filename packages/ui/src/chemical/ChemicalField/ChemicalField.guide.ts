import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Takes a chemical inside a form, by name, synonym, UN, CAS or formula. The class of the one taken is drawn at its end.",
  avoid: [
    "Where a result depends on which substance it is: `MeantChemicalField`, which asks when a text names several.",
    "As the main search of a page: `ChemicalSearch`.",
  ],
  anatomy: ["The label", "The text", "The placard of the one taken", "The list of matches", "Hint or error"],
  states: {
    typing: "The list opens from two characters.",
    taken: "The small placard at the end. Typing on takes it away.",
    failed: "A notice below with `Try again`.",
    wrong: "Said by `errorMessage`; what was typed stays.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a match. The list does not change under the highlighted row.",
    Enter: "Takes the highlighted match.",
    Escape: "Closes the list; the text stays.",
  },
  kinds: ["field"],
};

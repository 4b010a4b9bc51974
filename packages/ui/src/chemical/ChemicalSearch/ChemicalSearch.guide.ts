import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The whole look-up in one component: type a name, a UN number, a CAS number or a formula, and the ten-second card opens.",
  avoid: [
    "For a chemical inside a form: `ChemicalField` or `MeantChemicalField`.",
    "To filter an inventory: a `TextField` over its rows.",
    "Where your page shows the card itself: give `onOpen`, and `hasCard` only when you want both.",
  ],
  anatomy: [
    "The search box with the count of matches and a button to clear it",
    "The list of matches: name, numbers, how each one fits",
    "A question, where the text names several or none",
    "The card of what is open, or one line that says what still is",
  ],
  states: {
    typing: "The list opens from two characters.",
    "a number": "A UN or CAS number opens its record without another touch.",
    "several meanings": "`MeantQuestion` asks. Nothing is taken for its nearest spelling.",
    "text changed": "The card folds to one line: no figure stands under other words.",
    failed: "A banner with `Try again`; it tries by itself when the network is back.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a match. The list does not change under the highlighted row.",
    Enter: "Takes the highlighted match.",
    Escape: "Closes the list; the text stays.",
    "Enter with no row highlighted": "Opens the record that the text names, or asks which one is meant.",
  },
  kinds: ["field", "panel"],
};

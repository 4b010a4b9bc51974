import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Complete chemical lookup in one component: type a name, UN number, CAS number or formula to open the response card.",
  avoid: [
    "For a chemical inside a form: `ChemicalField` or `MeantChemicalField`.",
    "To filter an inventory: a `TextField` over its rows.",
    "Where your page shows the card itself: give `onOpen` and `hasCard={false}`.",
  ],
  anatomy: [
    "The search box with the count of matches and a button to clear it",
    "The list of matches: name, numbers, how each one fits",
    "A question, if the text matches several chemicals or none",
    "The open card, or one line saying which chemical is still open",
  ],
  states: {
    typing: "The list opens from two characters.",
    "a number": "A UN or CAS number opens its record directly.",
    "several meanings": "`MeantQuestion` asks. The nearest spelling is never selected automatically.",
    "text changed": "The card collapses to one line, so that no figures are shown under a different search text.",
    failed: "A banner with `Try again`; it retries automatically when back online.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a match. The list does not change under the highlighted row.",
    Enter: "Selects the highlighted match.",
    Escape: "Closes the list; the text stays.",
    "Enter with no row highlighted": "Opens the matching record, or asks which one is meant.",
  },
  kinds: ["field", "panel"],
};

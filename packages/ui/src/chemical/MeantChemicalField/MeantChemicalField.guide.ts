import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Field for the chemical used in a calculation. If the text matches none or several, it asks and selects nothing until answered.",
  avoid: ["Where a free text is enough: `ChemicalField`.", "To look something up: `ChemicalSearch`."],
  anatomy: [
    "`ChemicalField`",
    "`MeantQuestion` below it, while the question is open",
    "`useMeantChemical`, which connects both and answers `resolve()`",
  ],
  states: {
    typed: "Nothing is decided before `resolve()` is called.",
    asked: "A question with a button for each meaning.",
    chosen: "The name of the substance is in the field.",
  },
  keyboard: {
    "ArrowDown, ArrowUp": "Highlight a match. The list does not change under the highlighted row.",
    Enter: "Selects the highlighted match.",
    Escape: "Closes the list; the text stays.",
    Tab: "Goes from the field to the choices of the question.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The substances in a plan: the text entered, with the matching record and number.",
  avoid: ["For one substance: `MeantChemicalField`.", "For an inventory: `ChemicalInventoryTable`."],
  anatomy: [
    "The list: the text entered and the matching record",
    "A button for each: which one, show, remove",
    "The field for the next one",
    "The question, if the text matches none or several",
    "Substances that are open elsewhere, to be added with one press",
  ],
  states: {
    identified: "Name and number are shown below the text.",
    "not identified": "Only the text, marked as not identified; it can be kept.",
    removed: "It stays below the others, with a button that puts it back.",
    full: "The button says that a plan can have up to 50.",
  },
  keyboard: {
    "Enter in the field": "Adds the text, or asks which substance it means.",
    Tab: "Goes through the list, then the field.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The substances in a plan: the text entered, with the matching record and number.",
  avoid: ["For one substance: `MeantChemicalField`.", "For an inventory: `ChemicalInventoryTable`."],
  anatomy: [
    "The list: the words, and what they mean",
    "A button for each: which one, show, remove",
    "The field for the next one",
    "The question, where the words name none or several",
    "Substances that are open elsewhere, to be added with one press",
  ],
  states: {
    identified: "Name and number stand below the words.",
    "not identified": "Only the text, marked as not identified; it can be kept.",
    "taken out": "It stays below the others, with a button that puts it back.",
    full: "The button says that a plan holds 50.",
  },
  keyboard: {
    "Enter in the field": "Adds what was typed, or asks what it means.",
    Tab: "Goes through the list, then the field.",
  },
  kinds: ["field"],
};

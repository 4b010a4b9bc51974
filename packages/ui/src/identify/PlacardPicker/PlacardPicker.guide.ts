import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Finds a hazard class by the placard's appearance when the number cannot be read: all placards, filtered by colour and symbol.",
  avoid: [
    "To identify a substance: a class contains many. Search for the UN number with `ChemicalSearch`.",
    "To show one placard: `UnPlacard`.",
  ],
  anatomy: ["Colour and symbol, both optional", "The placards that fit, each with its class in words"],
  states: {
    chosen: "The placard is selected. Press again to deselect.",
    "nothing fits": "Says so and refers to Guide 111.",
  },
  keyboard: { Tab: "Moves from placard to placard.", "Enter, Space": "Selects or deselects the item in focus." },
  kinds: ["control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lets the user pick a container by its outline, as seen from a distance, and shows what it is built for.",
  avoid: ["To name a substance: a container does not tell what is in it. Go on with `UnknownSubstance`."],
  anatomy: ["The outlines, each with its name", "What the chosen one is built for, and that it names no substance"],
  states: {
    chosen: "The outline is selected and its description is read out. Press again to deselect.",
    "none chosen": "Only the sentence that a container names no substance.",
  },
  keyboard: { Tab: "Moves from outline to outline.", "Enter, Space": "Selects or deselects the item in focus." },
  kinds: ["control", "status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lets the user pick a container by its outline, as seen from a distance, and shows what it is built for.",
  avoid: ["To identify a substance: a container does not show what is in it. Continue with `UnknownSubstance`."],
  anatomy: [
    "The outlines, each with its name",
    "The purpose of the selected container, and a note that it does not identify a substance",
  ],
  states: {
    chosen: "The outline is selected and its description is read out. Press again to deselect.",
    "none chosen": "Only the note that a container does not identify a substance.",
  },
  keyboard: { Tab: "Moves from outline to outline.", "Enter, Space": "Selects or deselects the item in focus." },
  kinds: ["control", "status"],
};

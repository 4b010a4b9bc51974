import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows how chemicals stored together may react: one cell per pair, with the reason for the selected pair below.",
  avoid: [
    "As a permission: it never states that two chemicals may be stored together.",
    "For transport segregation: the segregation tables for that mode of transport.",
  ],
  anatomy: [
    "The table of pairs; there is no cell for a substance with itself",
    "The reason: hazards worst first, the gases, what was assumed",
    "Hazards of single chemicals",
  ],
  states: {
    chosen: "The cell is pressed; its reason is shown below. The worst pair is selected first.",
    "one chemical or none": "Says that two are needed.",
  },
  keyboard: { Tab: "Moves from cell to cell.", "Enter, Space": "Select the cell; its reason is read out." },
  kinds: ["control", "text"],
};

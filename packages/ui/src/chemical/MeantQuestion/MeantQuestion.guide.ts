import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks which substance is meant if a text matches several, is only similar to one, or is not on file.",
  avoid: [
    "If the text matches exactly one substance: show it without asking.",
    "For a list to choose from while typing: `ChemicalField`.",
  ],
  anatomy: ["What was typed, and why it is not enough", "The choices, each with its numbers and what it means"],
  states: {
    "several, near": "Choices; none is preselected.",
    "unregulated, not on file": "Says so. For a UN number that is not on file: guide 111 and its distance.",
    "numbers that disagree": "UN and CAS number are for two substances: both are offered.",
    "a name that disagrees":
      "The name is of another substance than its numbers, or a number is not on file: each is offered.",
  },
  keyboard: { Tab: "Moves between the choices.", "Enter, Space": "Selects the choice in focus." },
  kinds: ["status", "control"],
};

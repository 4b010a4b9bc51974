import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks which substance is meant if a text matches several, is only similar to one, or is not on file.",
  avoid: [
    "Where the text names one: show it, and ask nothing.",
    "For a list to choose from while typing: `ChemicalField`.",
  ],
  anatomy: ["What was typed, and why it is not enough", "The choices, each with its numbers and what it means"],
  states: {
    "several, near": "Choices; none is preselected.",
    "unregulated, not on file": "Says so. For a UN number that is not on file: guide 111 and its distance.",
    "numbers that disagree": "UN and CAS name two substances: both are offered.",
  },
  keyboard: { Tab: "Moves between the choices.", "Enter, Space": "Takes the one in focus." },
  kinds: ["status", "control"],
};

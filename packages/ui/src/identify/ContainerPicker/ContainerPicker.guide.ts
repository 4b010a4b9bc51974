import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Chooses a container by its outline, as it is seen from far away, and says what it is built for.",
  avoid: ["To name a substance: a container does not tell what is in it. Go on with `UnknownSubstance`."],
  anatomy: ["The outlines, each with its name", "What the chosen one is built for, and that it names no substance"],
  states: {
    chosen: "The outline is pressed and its sentence is read out. Pressed again, it is taken back.",
    "none chosen": "Only the sentence that a container names no substance.",
  },
  keyboard: { Tab: "Moves from outline to outline.", "Enter, Space": "Chooses the one in focus, or takes it back." },
  kinds: ["control", "status"],
};

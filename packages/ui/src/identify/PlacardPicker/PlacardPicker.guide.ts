import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Finds a hazard class by how its placard looks, where nobody can read a number: every placard, narrowed by colour and symbol.",
  avoid: [
    "To name a substance: a class holds many. Search for the UN number with `ChemicalSearch`.",
    "To show one placard: `UnPlacard`.",
  ],
  anatomy: ["Colour and symbol, each of which may stay open", "The placards that fit, each with its class in words"],
  states: {
    chosen: "The placard is pressed. Pressed again, it is taken back.",
    "nothing fits": "Says so, and names guide 111.",
  },
  keyboard: { Tab: "Moves from placard to placard.", "Enter, Space": "Chooses the one in focus, or takes it back." },
  kinds: ["control"],
};

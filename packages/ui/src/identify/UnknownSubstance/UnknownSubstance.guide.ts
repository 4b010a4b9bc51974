import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Narrows an unknown substance by what is seen and measured: what fits, and what would tell it apart. Guide 111 holds until somebody has identified it.",
  avoid: [
    "As an identification: nothing in it is one, however short the list.",
    "Where a name or a number can be read: `ChemicalSearch`.",
  ],
  anatomy: [
    "Guide 111, with the way to its card",
    "What is seen and measured; whatever nobody saw stays open",
    "What people on scene report of colour and smell: it sets the order and excludes nothing",
    "What fits, most clues first, each with what the file does not say of it",
    "The questions that would separate what is left",
  ],
  states: {
    "nothing seen": "Says that what fits appears here.",
    "nothing fits": "Says so; guide 111 holds.",
    "being worked out": "A placeholder at first; later the last answer stays until the new one is there.",
    "data not loaded": "Said at once; guide 111 holds.",
  },
  keyboard: {
    Tab: "Moves from clue to clue, then through what fits.",
    "Arrow keys": "Change the answer of a clue.",
    "Enter, Space": "Open the card of the substance in focus.",
  },
  kinds: ["control", "field", "panel", "status"],
};

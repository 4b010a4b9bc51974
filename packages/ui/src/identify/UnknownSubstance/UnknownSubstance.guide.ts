import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Narrows down an unknown substance from observations and measurements: candidates, and what would distinguish them. Guide 111 applies until it is identified.",
  avoid: [
    "As an identification: nothing in it is one, however short the list.",
    "Where a name or a number can be read: `ChemicalSearch`.",
  ],
  anatomy: [
    "Guide 111, with the way to its card",
    "Observations and measurements; anything not observed stays open",
    "What people on scene report of colour and smell: it sets the order and excludes nothing",
    "What fits, most clues first, each with what the file does not say of it",
    "The questions that would separate what is left",
  ],
  states: {
    "nothing seen": "Says that what fits appears here.",
    "nothing fits": "Says so; guide 111 applies.",
    "being worked out": "A placeholder at first; later the last answer stays until the new one is there.",
    "data not loaded": "Shown immediately; guide 111 applies.",
  },
  keyboard: {
    Tab: "Moves from clue to clue, then through what fits.",
    "Arrow keys": "Change the answer of a clue.",
    "Enter, Space": "Open the card of the substance in focus.",
  },
  kinds: ["control", "field", "panel", "status"],
};

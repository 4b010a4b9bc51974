import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Narrows down an unknown substance from observations and measurements: candidates, and what would distinguish them. Guide 111 applies until it is identified.",
  avoid: [
    "As an identification: even a short list does not identify the substance.",
    "Where a name or a number can be read: `ChemicalSearch`.",
  ],
  anatomy: [
    "Guide 111, with a button for its card",
    "Observations and measurements; leave open anything not observed",
    "Colour and smell reported on scene: they set the order and exclude nothing",
    "Possible matches, most clues first, each with the clues that are not on file",
    "Questions that would narrow down the remaining matches",
  ],
  states: {
    "nothing seen": "Says that possible matches appear here.",
    "nothing fits": "Says so; Guide 111 applies.",
    calculating: "A placeholder at first; later the last result stays until the new one is ready.",
    "data not loaded": "Shown immediately; Guide 111 applies.",
  },
  keyboard: {
    Tab: "Moves from clue to clue, then through the matches.",
    "Arrow keys": "Change the answer of a clue.",
    "Enter, Space": "Open the card of the substance in focus.",
  },
  kinds: ["control", "field", "panel", "status"],
};

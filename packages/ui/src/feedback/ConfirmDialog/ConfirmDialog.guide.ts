import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks once before an act that cannot be taken back, and says what else goes with it.",
  avoid: ["For an act that can be taken back: do it, and offer to undo it in a toast.", "For a form: `Dialog`."],
  anatomy: [
    "The question as title",
    "What will happen, in figures: which chemicals, how many pictures",
    "The way out, which has the focus",
    "The act in words, never `OK`",
  ],
  states: {
    open: "Focus starts on the way out; a press outside does not close it.",
    pending: "`isPending`: the act is under way, and its words say so.",
    "danger, primary": "Red where something goes for good.",
  },
  keyboard: {
    "Tab, Shift Tab": "Move between the two buttons and stay inside.",
    Escape: "Closes it and changes nothing.",
    "Enter, Space": "Press the button in focus: the way out at first.",
  },
  kinds: ["overlay"],
};

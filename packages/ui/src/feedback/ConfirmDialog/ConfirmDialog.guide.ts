import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks for confirmation before an action that cannot be undone, and says what else is deleted.",
  avoid: ["For an action that can be undone: do it and offer Undo in a toast.", "For a form: `Dialog`."],
  anatomy: [
    "The question as title",
    "What will happen, in figures: which chemicals, how many pictures",
    "The cancel button, which has the focus",
    "The act in words, never `OK`",
  ],
  states: {
    open: "Focus starts on the way out; a press outside does not close it.",
    pending: "`isPending`: the act is under way, and its words say so.",
    "danger, primary": "Red if something is permanently deleted.",
  },
  keyboard: {
    "Tab, Shift Tab": "Move between the two buttons and stay inside.",
    Escape: "Closes it and changes nothing.",
    "Enter, Space": "Press the button in focus: the way out at first.",
  },
  kinds: ["overlay"],
};

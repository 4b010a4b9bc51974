import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Asks for confirmation before an action that cannot be undone, and says what else is deleted.",
  avoid: ["For an action that can be undone: do it and offer Undo in a toast.", "For a form: `Dialog`."],
  anatomy: [
    "The question as title",
    "What will happen, in figures: which chemicals, how many pictures",
    "The cancel button, which has the focus",
    "The action in words, never `OK`",
  ],
  states: {
    open: "Focus starts on the cancel button; a press outside does not close it.",
    pending: "`isPending`: the action is running, and its label says so.",
    "danger, primary": "Red if something is permanently deleted.",
  },
  keyboard: {
    "Tab, Shift Tab": "Move between the two buttons and stay inside.",
    Escape: "Closes it and changes nothing.",
    "Enter, Space": "Press the button in focus: cancel at first.",
  },
  kinds: ["overlay"],
};

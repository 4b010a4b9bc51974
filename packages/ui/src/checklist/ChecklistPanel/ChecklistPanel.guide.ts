import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The role checklists: choose a guide, check items off, save. Shows where progress is saved.",
  avoid: [
    "For a list of yes and no in a form: `Checkbox`.",
    "As a replacement for your own procedures, which take precedence.",
  ],
  anatomy: [
    "Title, and a close button if you pass `onClose`",
    "The guide and its progress",
    "The steps; the first one is open",
    "Each item with its source; checked items with time and user, if known",
    "Where progress is saved, and the save button",
  ],
  states: {
    "no guide": "Says to choose one.",
    "on this device, saved, waiting": "The footer shows where progress is saved.",
    "all done": "The button says so.",
    "nothing checked": "The button says why there is nothing to save.",
  },
  keyboard: {
    "Enter, Space on a step": "Open and close it.",
    "Space on an item": "Checks or unchecks it.",
    Tab: "Goes through guide, steps and items.",
  },
  kinds: ["panel", "control"],
};

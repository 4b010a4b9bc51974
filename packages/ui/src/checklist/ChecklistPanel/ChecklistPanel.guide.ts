import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The role checklists: choose a guide, check items off, save. It says where the checks lie.",
  avoid: [
    "For a list of yes and no in a form: `Checkbox`.",
    "As a replacement for your own procedures: they come first.",
  ],
  anatomy: [
    "Title, and a cross where you give `onClose`",
    "The guide, and how much of it is done",
    "The steps; the first one is open",
    "Each item with what it rests on; a checked one with when and by whom, where the store knows",
    "Where the checks lie, and the button that saves",
  ],
  states: {
    "no guide": "Says to choose one.",
    "on this device, saved, waiting": "The words at the foot say where the checks lie.",
    "all done": "The button says so.",
    "nothing checked": "The button says why there is nothing to save.",
  },
  keyboard: {
    "Enter, Space on a step": "Open and close it.",
    "Space on an item": "Checks it or takes it back.",
    Tab: "Goes through guide, steps and items.",
  },
  kinds: ["panel", "control"],
};

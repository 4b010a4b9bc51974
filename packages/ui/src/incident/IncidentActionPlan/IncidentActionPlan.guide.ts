import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The form of an incident action plan: its words, and the chemicals that it is about.",
  avoid: [
    "For the paper: `PlanDocumentView`, which prints every word of every field.",
    "As the keeper of the plan: it keeps nothing, you do.",
  ],
  anatomy: [
    "Title, and where the plan lies",
    "What somebody else saved meanwhile",
    "Short fields, `PlanChemicals`, long fields",
    "Print and save",
    "The preview: `PlanDocumentView`, the plan on paper",
  ],
  states: {
    saving: "The button says so; what is typed stays.",
    "saved by another": "Both texts stand side by side; nothing is taken unseen.",
    closed: "Without `onSave` nothing is saved, and `state` says why. What is typed stays.",
    "not saved": "`state` says where it waits.",
  },
  keyboard: {
    Tab: "Goes through the fields.",
    "Enter in a short field": "Saves.",
    "Enter in a long field": "A new line.",
  },
  kinds: ["panel", "field"],
};

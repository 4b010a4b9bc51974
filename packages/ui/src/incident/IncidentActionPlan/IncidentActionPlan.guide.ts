import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The form for an incident action plan: its text fields and chemicals.",
  avoid: [
    "For the printed plan: `PlanDocumentView`, which prints every field in full.",
    "To store the plan: the component does not save anything itself.",
  ],
  anatomy: [
    "Title and save status",
    "Changes saved by someone else in the meantime",
    "Short fields, `PlanChemicals`, long fields",
    "Print and save",
    "The preview: `PlanDocumentView`, the plan on paper",
  ],
  states: {
    saving: "The button says so; the input is kept.",
    "saved by another": "Both versions are shown side by side; nothing is overwritten without review.",
    closed: "Without `onSave` nothing is saved, and `state` says why. The input is kept.",
    "not saved": "`state` says where it is stored.",
  },
  keyboard: {
    Tab: "Goes through the fields.",
    "Enter in a short field": "Saves.",
    "Enter in a long field": "A new line.",
  },
  kinds: ["panel", "field"],
};

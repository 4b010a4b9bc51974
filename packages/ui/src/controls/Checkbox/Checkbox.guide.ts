import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A yes/no choice, or several choices from a list.",
  avoid: [
    "One of several: `RadioCards`, `SegmentedControl` or `Select`.",
    "For an action that happens immediately: `Button`.",
    "For tasks at an incident: `ChecklistPanel`, which saves them.",
  ],
  anatomy: ["The box", "The label, worded as a statement that is true when checked"],
  states: {
    "not checked, checked": "An empty box, a box with a check.",
    "some of them": "`isIndeterminate`: a dash.",
    disabled: "Dimmed; show the reason next to it.",
  },
  keyboard: { Space: "Checks or unchecks it.", Tab: "Reaches it." },
  kinds: ["control", "field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A yes/no choice, or several choices from a list.",
  avoid: [
    "One of several: `RadioCards`, `SegmentedControl` or `Select`.",
    "For an act that happens at once: `Button`.",
    "For tasks at an incident: `ChecklistPanel`, which keeps them.",
  ],
  anatomy: ["The box", "The label, worded as a statement that is true when checked"],
  states: {
    "not checked, checked": "An empty box, a box with a check.",
    "some of them": "`isIndeterminate`: a dash.",
    disabled: "Dimmed; show the reason next to it.",
  },
  keyboard: { Space: "Checks it or takes it back.", Tab: "Reaches it." },
  kinds: ["control", "field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Says yes or no to one thing, or takes several of a list.",
  avoid: [
    "One of several: `RadioCards`, `SegmentedControl` or `Select`.",
    "For an act that happens at once: `Button`.",
    "For tasks at an incident: `ChecklistPanel`, which keeps them.",
  ],
  anatomy: ["The box", "The words, as a statement that is true when it is checked"],
  states: {
    "not checked, checked": "An empty box, a box with a check.",
    "some of them": "`isIndeterminate`: a dash.",
    disabled: "Dimmed; give the reason beside it.",
  },
  keyboard: { Space: "Checks it or takes it back.", Tab: "Reaches it." },
  kinds: ["control", "field"],
};

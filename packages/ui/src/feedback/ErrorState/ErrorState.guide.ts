import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Replaces content that could not be loaded: what failed, what still works, and one next step.",
  avoid: [
    "For an empty list: `EmptyState`.",
    "For a wrong entry: the field's `errorMessage`.",
    "For something brief next to loaded content: `toasts`.",
  ],
  anatomy: [
    "An icon",
    "What failed",
    "What still works, or what to do",
    "One action: try again, use the data on this device",
  ],
  states: { shown: "Read out immediately when it appears." },
  keyboard: { Tab: "Reaches the action." },
  kinds: ["status"],
};

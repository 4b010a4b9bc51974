import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Says something lasting about a whole page or panel: offline, old weather, a calculation that was refused.",
  avoid: [
    "For what just happened and passes: `toasts`.",
    "For one field: its `errorMessage`.",
    "In place of content that failed: `ErrorState`.",
  ],
  anatomy: ["An icon of the tone", "The first words, strong", "The rest of the sentence", "One way on: a button"],
  states: { "info, ok": "Read out when the reader has a pause.", "caution, danger": "Read out at once." },
  keyboard: { Tab: "Reaches the action, where there is one." },
  kinds: ["status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a persistent message about a page or panel: offline, outdated weather, a refused calculation.",
  avoid: [
    "For what just happened and passes: `toasts`.",
    "For one field: its `errorMessage`.",
    "In place of content that failed: `ErrorState`.",
  ],
  anatomy: ["An icon of the tone", "The first words, strong", "The rest of the sentence", "One action button"],
  states: { "info, ok": "Announced politely by screen readers.", "caution, danger": "Read out immediately." },
  keyboard: { Tab: "Reaches the action, where there is one." },
  kinds: ["status"],
};

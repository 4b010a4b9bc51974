import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Stands where a list or a result will be, says what is missing and how to begin.",
  avoid: [
    "For something that failed: `ErrorState`. Empty and failed must never look the same.",
    "While loading: `Skeleton`.",
    "For one missing figure: `UnknownValue`.",
  ],
  anatomy: ["An icon", "What is missing", "One sentence", "The one action that ends the emptiness"],
  states: { "with action": "The reader may begin here.", "without action": "The reader may only look." },
  keyboard: { Tab: "Reaches the action." },
  kinds: ["text"],
};

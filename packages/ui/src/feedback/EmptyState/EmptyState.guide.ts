import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Placeholder for an empty list or result: says what is missing and how to start.",
  avoid: [
    "For something that failed: `ErrorState`. Empty and failed must never look the same.",
    "While loading: `Skeleton`.",
    "For one missing figure: `UnknownValue`.",
  ],
  anatomy: ["An icon", "What is missing", "One sentence", "The action that adds the first item"],
  states: { "with action": "The user can start here.", "without action": "The user can only view." },
  keyboard: { Tab: "Reaches the action." },
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the model used and why, what was assumed, what is not modelled, and the sources of the figures.",
  avoid: [
    "For a single source line: `ProvenanceNote`.",
    "Never omit it where zones are shown: readers must be able to see the basis.",
  ],
  anatomy: [
    "The model and why it was chosen",
    "Warnings, confidence and its band",
    "Each assumption with its reason",
    "The sources, and when the weather was read",
  ],
  states: { "with a plume": "Model, confidence, assumptions.", without: "The basis of the distances alone." },
  keyboard: {},
  kinds: ["panel", "text"],
};

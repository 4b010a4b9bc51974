import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows two sources that differ on one figure, side by side with their names, and the rule that chose between them.",
  avoid: [
    "For one source: `ProvenanceNote`.",
    "Never hide the value that was not used: the user may know which one is right.",
  ],
  anatomy: ["What the sources disagree about", "Each value with its source", "The rule that chose"],
  states: { "only one": "Shown below the figure that was used." },
  keyboard: {},
  kinds: ["text"],
};

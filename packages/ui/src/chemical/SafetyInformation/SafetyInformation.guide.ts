import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A chemical's safety information in four tabs, each line with its source.",
  avoid: ["In the first seconds: `ChemicalCard`.", "For the raw values of the sources: `SourceColumns`."],
  anatomy: [
    "Name, level, numbers, NFPA diamond",
    "Four tabs of topics",
    "Each line with its source",
    "The foot: that no officer has reviewed it, and the guidebook",
  ],
  states: {
    "topic with lines": "Each with its sources.",
    "topic without": "Says `not on file`; it is never left out.",
  },
  keyboard: { "Arrow keys on the tabs": "Move and choose.", Tab: "Goes into the view, then to the guidebook." },
  kinds: ["panel", "text"],
};

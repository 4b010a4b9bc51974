import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the status of the item next to it in one or two words: approved, pending, 3 years old.",
  avoid: [
    "For a hazard level: `HazardBadge`. Tones are not hazard colours.",
    "For something that can be pressed: `Button`.",
    "For a sentence: `Banner`.",
  ],
  anatomy: ["An icon, where it helps", "One or two words"],
  states: {
    "neutral, accent": "Marks without judging.",
    "ok, caution, danger, info": "Judges; the words say the same, since colour never speaks alone.",
  },
  keyboard: {},
  kinds: ["text"],
};

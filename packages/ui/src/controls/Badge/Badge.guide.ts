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
    "neutral, accent": "Neutral marks.",
    "ok, caution, danger, info": "Status tones; the text says the same, because colour alone is not enough.",
  },
  keyboard: {},
  kinds: ["text"],
};

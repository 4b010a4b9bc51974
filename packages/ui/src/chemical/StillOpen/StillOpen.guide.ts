import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Replaces the card with one line when the search text no longer matches the open substance, so that figures are never shown under a different search text.",
  avoid: ["While the search text still matches it: show the card.", "For a list of recent look-ups."],
  anatomy: ["What is still open, with its number", "A button to show it again", "A button to close it"],
  states: { "only one": "Shown until one of the two buttons is pressed or another substance is opened." },
  keyboard: { Tab: "Reaches the two buttons.", "Enter, Space": "Show or close." },
  kinds: ["text", "control"],
};

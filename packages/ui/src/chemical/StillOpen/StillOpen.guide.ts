import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "One line in place of a card whose substance the search box no longer names, so that no figure stands under other words.",
  avoid: ["While the box still names it: show the card.", "For a list of recent look-ups."],
  anatomy: ["What is still open, with its number", "A button to show it again", "A button to close it"],
  states: { "only one": "It stands until one of the two buttons is pressed, or something else is opened." },
  keyboard: { Tab: "Reaches the two buttons.", "Enter, Space": "Show or close." },
  kinds: ["text", "control"],
};

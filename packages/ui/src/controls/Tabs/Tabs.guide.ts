import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows several views of one thing, one at a time.",
  avoid: [
    "For pages with addresses of their own: links.",
    "For one of a few values: `SegmentedControl`.",
    "Where views must be compared: show them together.",
  ],
  anatomy: ["The row of tabs, each with an icon and a count where they help", "The view of the chosen tab"],
  states: {
    chosen: "A line below the tab, and its words are strong.",
    "one below another": '`orientation="vertical"`.',
  },
  keyboard: {
    "Arrow keys": "Move and choose.",
    "Home, End": "Go to the first and the last tab.",
    Tab: "Goes from the tab into its view.",
  },
  kinds: ["control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Filters a list by one of a few filters, each with its number of results.",
  avoid: [
    "For a value that is always one of several: `SegmentedControl`.",
    "For many filters: `Select`.",
    "To change what is shown and not how much of it: `Tabs`.",
  ],
  anatomy: ["A pill for each filter: what it is, and how many rows it leaves"],
  states: {
    "none pressed": "Everything is shown.",
    pressed: "A strong border, and `aria-pressed` for screen readers. Press again to remove the filter.",
  },
  keyboard: { "Arrow keys": "Go from pill to pill.", "Enter, Space": "Presses or releases it." },
  kinds: ["control"],
};

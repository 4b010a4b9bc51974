import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Narrows a list by one of a few filters, each with how many rows it leaves.",
  avoid: [
    "For a value that is always one of several: `SegmentedControl`.",
    "For many filters: `Select`.",
    "To change what is shown and not how much of it: `Tabs`.",
  ],
  anatomy: ["A pill for each filter: what it is, and how many rows it leaves"],
  states: {
    "none pressed": "Everything is shown.",
    pressed: "A strong line, and `aria-pressed` for those who hear it. Press it again to take it away.",
  },
  keyboard: { "Arrow keys": "Go from pill to pill.", "Enter, Space": "Presses or releases it." },
  kinds: ["control"],
};

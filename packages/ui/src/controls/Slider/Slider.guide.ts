import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Sets a value between two limits, where seeing it change matters more than precision.",
  avoid: ["For an exact figure: `NumberField` or `TextField`.", "For a few named steps: `SegmentedControl`."],
  anatomy: ["The label", "The figure with its unit", "The rail and the thumb"],
  states: { "at rest, dragged": "The figure follows immediately.", disabled: "Dimmed and out of the tab order." },
  keyboard: {
    "ArrowLeft, ArrowRight": "Change the value by `step`; no precise dragging needed.",
    "PageUp, PageDown": "Step by more.",
    "Home, End": "Go to the ends.",
  },
  kinds: ["field"],
};

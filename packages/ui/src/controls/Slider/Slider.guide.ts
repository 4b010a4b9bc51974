import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Takes a figure between two ends, where seeing it change matters more than its last digit.",
  avoid: ["For an exact figure: `NumberField` or `TextField`.", "For a few named steps: `SegmentedControl`."],
  anatomy: ["The label", "The figure with its unit", "The rail and the thumb"],
  states: { "at rest, dragged": "The figure follows at once.", disabled: "Dimmed and out of the tab order." },
  keyboard: {
    "ArrowLeft, ArrowRight": "Step by `step`: no fine hand is needed.",
    "PageUp, PageDown": "Step by more.",
    "Home, End": "Go to the ends.",
  },
  kinds: ["field"],
};

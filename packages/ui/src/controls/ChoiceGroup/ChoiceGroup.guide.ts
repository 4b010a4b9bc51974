import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A choice between a few options with custom content: plans side by side, hazard levels with their shapes.",
  avoid: [
    "For two to four short words: `SegmentedControl`.",
    "For choices with an icon and a sentence: `RadioCards`.",
    "From five on: `Select`.",
  ],
  anatomy: [
    "The label, shown by `hasVisibleLabel` or read out alone",
    "A `Choice` for each id, with your own class and content",
    "The hint below",
  ],
  states: {
    "nothing chosen": "`value` is `null`; nothing is preselected.",
    chosen: "`data-selected` on the choice. Show it by more than colour.",
    "in focus": "`data-focus-visible` on the choice: draw a ring there.",
  },
  keyboard: {
    "Arrow keys": "Move and choose.",
    Space: "Chooses the one in focus.",
    Tab: "Enters and leaves the group.",
  },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A menu for one-tap settings, with actions below: theme, size, log out.",
  avoid: [
    "For acts alone: `Menu`.",
    "For one choice in view of the page: `SegmentedControl` or `Select`.",
    "For settings with fields: a page of its own.",
  ],
  anatomy: [
    "The button that opens it: a `Button`, an `IconButton` or a `PlainButton`",
    "A header: who is signed in",
    "`MenuChoices` for each thing that is chosen: a title, and its options, one of them marked",
    "The acts, below a line",
  ],
  states: {
    "closed, open": "The button says it (`aria-expanded`).",
    chosen: "A check mark and strong words; it is read out as checked. Choosing it again changes nothing.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open it from the button.",
    "ArrowDown, ArrowUp": "Move through choices and acts.",
    Enter: "Chooses, or acts.",
    Escape: "Closes it; the focus goes back to the button.",
  },
  kinds: ["control", "overlay"],
};

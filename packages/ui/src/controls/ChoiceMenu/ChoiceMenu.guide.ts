import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A menu for one-tap settings, with actions below: theme, size, log out.",
  avoid: [
    "For actions only: `Menu`.",
    "For one choice on the page: `SegmentedControl` or `Select`.",
    "For settings with fields: a page of its own.",
  ],
  anatomy: [
    "The button that opens it: a `Button`, an `IconButton` or a `PlainButton`",
    "A header: who is signed in",
    "`MenuChoices` for each setting: a title and its options, one of them marked",
    "Actions above or below the choices, separated by a line; an action that must not be hit by mistake is alone at the end",
  ],
  states: {
    "closed, open": "The button says it (`aria-expanded`).",
    chosen: "A check mark and strong words; it is read out as checked. Choosing it again changes nothing.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open it from the button.",
    "ArrowDown, ArrowUp": "Move through choices and actions.",
    Enter: "Selects the choice or activates the action.",
    Escape: "Closes it; the focus goes back to the button.",
  },
  kinds: ["control", "overlay"],
};

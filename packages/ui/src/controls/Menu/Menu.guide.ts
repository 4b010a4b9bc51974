import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A short list of actions behind one button.",
  avoid: [
    "For one of several values: `Select`.",
    "For the main action of a page: `Button`.",
    "For links of a site: a list of links.",
  ],
  anatomy: [
    "The button that opens it: a `Button` or an `IconButton`",
    "A header: who is signed in",
    "The actions, each with an icon and an optional second line",
  ],
  states: {
    "closed, open": "The button says it (`aria-expanded`).",
    "disabled action": "Dimmed, and skipped by the arrow keys.",
    "dangerous action": "`isDanger`: red. Ask again with `ConfirmDialog`.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open it from the button.",
    "ArrowDown, ArrowUp": "Move; typing a letter jumps to the action starting with it.",
    Enter: "Activates the action in focus.",
    Escape: "Closes it; the focus goes back to the button.",
  },
  kinds: ["control", "overlay"],
};

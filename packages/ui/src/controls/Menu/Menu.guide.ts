import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A short list of actions behind one button.",
  avoid: [
    "For one of several values: `Select`.",
    "For the main act of a page: `Button`.",
    "For links of a site: a list of links.",
  ],
  anatomy: [
    "The button that opens it: a `Button` or an `IconButton`",
    "A header: who is signed in",
    "The acts, each with an icon and a second line where it needs one",
  ],
  states: {
    "closed, open": "The button says it (`aria-expanded`).",
    "disabled act": "Dimmed, and skipped by the arrow keys.",
    "dangerous act": "`isDanger`: red. Ask again with `ConfirmDialog`.",
  },
  keyboard: {
    "Enter, Space, ArrowDown": "Open it from the button.",
    "ArrowDown, ArrowUp": "Move; typing a letter jumps to the action starting with it.",
    Enter: "Takes the act in focus.",
    Escape: "Closes it; the focus goes back to the button.",
  },
  kinds: ["control", "overlay"],
};

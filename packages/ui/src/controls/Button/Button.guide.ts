import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Starts an action on this page: calculate, save, send, open a dialog. If it is disabled, it gives the reason.",
  avoid: [
    "To go to another address: `LinkButton`, which can be opened in a new tab.",
    "For a single action with a well-known icon: `IconButton`.",
    "For several equal actions behind one button: `Menu`.",
  ],
  anatomy: [
    "`icon`, before the words, hidden from screen readers",
    "The label: a verb that describes the action (`Model plume`), never `OK`",
    "`iconEnd`, after the words",
    "The reason below, when the action is refused",
  ],
  states: {
    primary: "Filled. Once in a view: the next step.",
    "secondary, quiet": "With a border, or without one. Everything else.",
    danger: "Red. Only in a confirmation dialog that says what will be deleted.",
    pending: "Shows a spinner and `pendingLabel` instead of the label; presses do nothing. It keeps the focus.",
    refused: "`disabledReason` is shown below and read out with the button. It stays in the tab order.",
  },
  keyboard: { "Enter, Space": "Activates it.", Tab: "Reaches it, refused or not." },
  kinds: ["control"],
};

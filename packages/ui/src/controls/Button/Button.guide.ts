import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Starts an action on this page: calculates, saves, sends, opens a dialog. When it cannot, it says why.",
  avoid: [
    "To go to another address: `LinkButton`, which can be opened in a new tab.",
    "For one act with an icon that everybody knows: `IconButton`.",
    "For several acts of equal rank behind one button: `Menu`.",
  ],
  anatomy: [
    "`icon`, before the words, hidden from screen readers",
    "The words: what happens, as a verb (`Model plume`), never `OK`",
    "`iconEnd`, after the words",
    "The reason below, when the action is refused",
  ],
  states: {
    primary: "Filled. Once in a view: the next step.",
    "secondary, quiet": "With a line, or without one. Everything else.",
    danger: "Red. Only inside a confirmation, where the words say what goes.",
    pending: "A ring turns, `pendingLabel` stands in place of the words, presses do nothing. It keeps the focus.",
    refused: "`disabledReason` stands below and is read out with the button. It stays in the tab order.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it, refused or not." },
  kinds: ["control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Collapses content that is only needed occasionally.",
  avoid: [
    "For anything a responder must not miss: show it, or start expanded with `defaultExpanded`.",
    "For several views of one thing: `Tabs`.",
    "For an action: `Button`.",
  ],
  anatomy: [
    "An arrow that turns",
    "The title: what is folded away",
    "At the end of the row: a count or a distance",
    "The content",
  ],
  states: {
    "closed, open": "The arrow turns, and `aria-expanded` says it.",
    row: "As wide as the page, for sections; a heading with `level`.",
    line: "As wide as its words, inside a text.",
  },
  keyboard: { "Enter, Space": "Open and close it.", Tab: "Reaches the row, then what is open below it." },
  kinds: ["control"],
};

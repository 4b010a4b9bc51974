import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A link that looks like a button: the next step of a text page.",
  avoid: ["For an act on this page: `Button`.", "Inside a sentence: a plain link."],
  anatomy: ["An icon before the words", "Where it goes", "An icon after the words: an arrow"],
  states: {
    "primary, secondary, quiet": "The same looks as of `Button`.",
    visited: "Not styled differently.",
  },
  keyboard: { Enter: "Follows it.", Tab: "Reaches it." },
  kinds: ["control"],
};

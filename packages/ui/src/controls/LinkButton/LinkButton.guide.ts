import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A link that looks like a button: the next step of a text page.",
  avoid: ["For an action on this page: `Button`.", "Inside a sentence: a plain link."],
  anatomy: ["An icon before the label", "The label", "An icon after the label: an arrow"],
  states: {
    "primary, secondary, quiet": "The same variants as `Button`.",
    visited: "Not styled differently.",
  },
  keyboard: { Enter: "Follows it.", Tab: "Reaches it." },
  kinds: ["control"],
};

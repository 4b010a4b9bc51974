import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a short text or a few links next to the button that opens it, such as notifications.",
  avoid: [
    "For actions: `Menu`.",
    "For a form or a question: `Dialog`.",
    "For anything everyone must read: put it on the page.",
  ],
  anatomy: ["The button that opens it: a `Button`, an `IconButton` or a `PlainButton`", "The words"],
  states: { "closed, open": "The button says it (`aria-expanded`). A press outside closes it." },
  keyboard: { "Enter, Space": "Open it from the button.", Escape: "Closes it; the focus goes back to the button." },
  kinds: ["control", "overlay"],
};

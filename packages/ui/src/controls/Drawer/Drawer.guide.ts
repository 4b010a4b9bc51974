import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A full-height panel that slides over the page from its start edge: a checklist, a mobile menu.",
  avoid: [
    "For a short question: `ConfirmDialog`. For a form: `Dialog`.",
    "For what must be seen together with the page: put it into the page.",
  ],
  anatomy: ["A scrim over the page", "The sheet; what is in it scrolls by itself and brings its own way to close"],
  states: { "closed, open": "It slides in; it appears at once under reduced motion. It ends above the toasts." },
  keyboard: { "Tab, Shift Tab": "Stay inside.", Escape: "Closes it; the focus goes back to where it came from." },
  kinds: ["overlay"],
};

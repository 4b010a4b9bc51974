import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A full-height panel that slides over the page from its start edge: a checklist, a mobile menu.",
  avoid: [
    "For a short question: `ConfirmDialog`. For a form: `Dialog`.",
    "For content that must be seen together with the page: put it on the page.",
  ],
  anatomy: ["A scrim over the page", "The panel; its content scrolls separately and has its own close button"],
  states: { "closed, open": "It slides in; it appears immediately under reduced motion. It ends above the toasts." },
  keyboard: { "Tab, Shift Tab": "Stay inside.", Escape: "Closes it; the focus goes back to where it came from." },
  kinds: ["overlay"],
};

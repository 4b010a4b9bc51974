import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a person's initials beside their name, so that people in a list are easier to tell apart.",
  avoid: [
    "Without the name next to it: it is hidden from screen readers, and initials alone are not enough.",
    "For a business or a site: their name alone.",
  ],
  anatomy: ["A circle with the initials; `U` without a name"],
  states: { "only one": "It never changes." },
  keyboard: {},
  kinds: ["sign"],
};

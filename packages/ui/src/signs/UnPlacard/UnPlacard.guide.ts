import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Draws the transport placard of a UN class, as crews see it on a tank or a truck, with the UN number where the class may carry one.",
  avoid: [
    "As the only statement of a hazard: name the class in words beside it.",
    "To label a real package: it is a drawing for screens, not a regulated label.",
    "For GHS labels of a workplace: `GhsPictogram`.",
  ],
  anatomy: [
    "The diamond in the colours of the class",
    "The drawing of the class, or its word",
    "The panel with the number, from 64 px up",
    "The figure of the class in the lower corner, from 64 px up",
  ],
  states: {
    "with number": "From 64 px, for a class that takes one.",
    small: "Below 64 px only the drawing is shown; the screen-reader name keeps the number.",
    "class not on file": "A plain white placard with `?`. Never the colours of another class.",
  },
  keyboard: {},
  kinds: ["sign"],
};

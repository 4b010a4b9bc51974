import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the mark of Placard: a placard on its point with a P.",
  avoid: ["On a product that is not Placard's: use your own mark.", "As a hazard sign: it is a brand mark."],
  anatomy: ["The mark", "The name; read out alone with `isMarkOnly`"],
  states: { "with the name, mark alone": "The name is there for screen readers in both." },
  keyboard: {},
  kinds: ["sign"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Symbol for a point on a floor plan: key box, shut-off, hydrant, riser, tank and so on.",
  avoid: ["For a substance: its placard or its hazard sign."],
  anatomy: ["A dark square with a light edge", "The drawing of the thing"],
  states: {
    decorative: "Its name is next to it, and it is hidden from screen readers.",
    alone: "It is read out by its name.",
  },
  keyboard: {},
  kinds: ["sign"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Stands for what a person marked on a floor plan: key box, shut-offs, hydrant, riser, tank and so on.",
  avoid: ["For a substance: its placard or its hazard sign."],
  anatomy: ["A dark square with a light edge", "The drawing of the thing"],
  states: { decorative: "Its name stands beside it, and it is silent.", alone: "It is read out by its name." },
  keyboard: {},
  kinds: ["sign"],
};

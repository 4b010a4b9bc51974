import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The table equivalent of the map: the same zones in the same style, in words and figures.",
  avoid: [
    "With banner, reasons and copy button: `ZonesCard`.",
    "For exposure limits without a release: `ExposureLadder`.",
  ],
  anatomy: [
    "The zone with its limit",
    "How far downwind",
    "Width and area",
    "How many sites lie inside, where they are known",
  ],
  states: {
    drawn: "A distance. One that is cut at the edge of the model says so.",
    "not drawn": "The reason: the limit is not on file, or is not reached.",
    "protective distance": "Shown with the circle, whatever the plume result.",
  },
  keyboard: { "Arrow keys": "Move within the table.", Tab: "Enters and leaves it." },
  kinds: ["text", "control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the concentration across the wind at a chosen distance, as a plot and as a table.",
  avoid: [
    "For the reach of the zones: `ZonesCard`.",
    "For figures straight downwind: `CentrelineCard`.",
    "For the drawing alone, with points of your own: `CrosswindPlot`.",
  ],
  anatomy: [
    "The plot: the curve, the limits in the dashes of the map, the peak",
    "The distance, as a slider",
    "The same as a table, folded",
  ],
  states: {
    working: "Grey rows, and text that says so.",
    ready: "Plot and table.",
    "no plume": "Says that there is no profile.",
  },
  keyboard: {
    "ArrowLeft, ArrowRight on the slider": "Change the distance by 10 m.",
    "Enter, Space": "Open the table.",
  },
  kinds: ["panel", "control"],
};

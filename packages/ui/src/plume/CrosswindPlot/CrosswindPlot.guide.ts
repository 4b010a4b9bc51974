import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Draws the concentration across the wind at one distance, over the limits that it exceeds.",
  avoid: [
    "With slider and table for a whole release: `CrosswindCard` has both, and this plot.",
    "As the only presentation: people who cannot see the plot need a table.",
  ],
  anatomy: [
    "The curve over its area, on a logarithmic scale",
    "The limits, in the colours and dashes of the map, with their names",
    "The peak, with its concentration in words",
    "The axes: ppm, and metres from the centreline",
  ],
  states: {
    "with points": "The plot. Its name gives distance and peak.",
    "nothing above 0": "Says that there is no profile.",
    "a limit far away": "Omitted: it would flatten the curve.",
  },
  keyboard: {},
  kinds: ["sign"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lists the centreline concentrations at round distances downwind.",
  avoid: [
    "For a chosen distance across the wind: `CrosswindCard`.",
    "In calm air: it shows nothing if the plume has no direction.",
  ],
  anatomy: ["The table of distance and concentration", "What the figures mean"],
  states: { "with a plume": "A row for each round distance.", "without a direction": "Nothing is drawn." },
  keyboard: { "Arrow keys": "Move within the table.", Tab: "Enters and leaves it." },
  kinds: ["panel", "text"],
};

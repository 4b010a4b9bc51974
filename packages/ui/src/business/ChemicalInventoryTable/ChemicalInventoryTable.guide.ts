import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists the chemicals stored at a site with hazard level, quantity and location. Shown as a table, or as a list on narrow screens.",
  avoid: ["For one substance: `ChemicalCard`.", "For other rows: `Table`."],
  anatomy: [
    "Name, with vessel and manufacturer",
    "UN number with the placard of its class",
    "Hazard level and its source",
    "Location",
    "Quantity and its date",
    "Your actions for a row",
  ],
  states: {
    "level unknown": "Has its own symbol, never `low`.",
    "old quantity": "`isStale` marks its date.",
    narrow: "Below 48rem (768 px) a list with the same words.",
    marked: "`marked` highlights the requested row.",
  },
  keyboard: { "Arrow keys": "Move within the table.", "Enter, Space": "Press the action in focus." },
  kinds: ["text", "control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists what a site keeps: how dangerous, how much of it and where. A table, and a list where a table has no room.",
  avoid: ["For one substance: `ChemicalCard`.", "For other rows: `Table`."],
  anatomy: [
    "Name, with vessel and maker",
    "UN number with the placard of its class",
    "Level, and from where it is",
    "Location",
    "Quantity, and since when it is on file",
    "Your actions for a row",
  ],
  states: {
    "level unknown": "A sign of its own, never `low`.",
    "old quantity": "`isStale` marks its day.",
    narrow: "Below 48rem (768 px) a list with the same words.",
    marked: "`marked` shows which row was asked for.",
  },
  keyboard: { "Arrow keys": "Move within the table.", "Enter, Space": "Press the action in focus." },
  kinds: ["text", "control"],
};

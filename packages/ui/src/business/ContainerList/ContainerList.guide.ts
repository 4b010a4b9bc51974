import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists single containers of a chemical, or of several: code, size, place, and how long each may still be used.",
  avoid: ["For what a site keeps, by substance: `ChemicalInventoryTable`.", "For other rows: `Table`."],
  anatomy: [
    "The code that stands on the container",
    "The chemical, where the list is not of one alone",
    "Size of a full one",
    "Place, with who moved it and when",
    "Days of opening and of expiry",
    "Your actions for a container",
  ],
  states: {
    expired: "Said in words beside the day.",
    due: "Within 30 days: said in words too.",
    "not on file": "A sign of its own, never `closed` or `good`.",
    narrow: "Below 48rem (768 px) a list with the same words.",
    marked: "`marked` shows which one was asked for.",
  },
  keyboard: { "Arrow keys": "Move within the table.", "Enter, Space": "Press the action in focus." },
  kinds: ["text", "control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lists individual containers of one or more chemicals: code, size, storage place and expiry.",
  avoid: ["For a site's inventory by substance: `ChemicalInventoryTable`.", "For other rows: `Table`."],
  anatomy: [
    "The code on the container",
    "The chemical, if the list covers several",
    "Size when full",
    "Location, with who moved it and when",
    "Opening and expiry dates",
    "Your actions for a container",
  ],
  states: {
    expired: "Stated in words next to the date.",
    due: "Within 30 days: also stated in words.",
    "not on file": "Has its own symbol, never `closed` or `good`.",
    narrow: "Below 48rem (768 px) a list with the same words.",
    marked: "`marked` highlights the requested container.",
  },
  keyboard: { "Arrow keys": "Move within the table.", "Enter, Space": "Press the action in focus." },
  kinds: ["text", "control"],
};

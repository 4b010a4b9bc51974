import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows the map points businesses added to their sites on an `IncidentMap`: key boxes, shut-offs, hydrants and so on.",
  avoid: [
    "For floor plan points not placed on the map: they have no geographic position.",
    "Without `SitePointList` next to it, for users without a map.",
  ],
  anatomy: [
    "The symbol of the floor plan",
    "Pressed: type, note, coordinates and who added it",
    "One marker with the first symbol and a count where targets of 44 px would overlap, including those of other map layers",
    "That marker pressed: each item with its details, and a button that zooms in",
  ],
  states: {
    "far away": "Below zoom 13 nothing is drawn: each site would be a count instead of its own marker.",
    crowded:
      "Key boxes, fire department connections and shut-offs come first in a group and set its symbol and position.",
  },
  keyboard: {
    Tab: "Moves from point to point and to each group.",
    "Enter, Space": "Shows the details of the point or group.",
    Escape: "Closes the popup.",
  },
  kinds: ["map"],
};

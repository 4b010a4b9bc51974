import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Businesses and hydrants on a map and as lists, with navigation.",
  avoid: ["For the zones of a release: `PlumeMap`.", "For one place: `IncidentMap`."],
  anatomy: [
    "The map with markers, and the zones of the last release",
    "Filters, and lists of sites and hydrants, each site with its floor plan if the business placed it on the map",
    "The nearest hydrants",
    "`NavigationCard`",
    "A close button",
  ],
  states: {
    "nothing asked for": "Sites and hydrants are loaded only on request.",
    ready: "Markers and lists with the same entries.",
    crowded:
      "Businesses, site points and marks whose targets would overlap are grouped into one marker with a count. Pressing it lists each with its details.",
    "failed, pending":
      "The map itself says so, with the filters open and closed. Businesses loaded earlier stay, with a sentence that others may be in the view.",
    "more than shown":
      "A sentence on the map and in the list gives the number shown and the total; markers with a count show where the others are.",
    "a plan on the map":
      "One at a time, below zones and points; the map and the list say which site it belongs to, who placed it and that it is not surveyed.",
    refused: "Says why they may not be shown.",
  },
  keyboard: {
    Tab: "Goes through filters, lists, markers and card.",
    "Space on a filter": "Loads or hides the entries.",
    "Enter on a row": "Moves the map there.",
    "Arrow keys": "Move the map.",
  },
  kinds: ["map", "panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Businesses and hydrants on a map and as lists, with navigation.",
  avoid: ["For the zones of a release: `PlumeMap`.", "For one place: `IncidentMap`."],
  anatomy: [
    "The map with markers, and the zones of the last release",
    "Filters, and the places as lists, each site with its floor plan to lay on the map where the business placed it",
    "The nearest hydrants",
    "`NavigationCard`",
    "A way out",
  ],
  states: {
    "nothing asked for": "Places are loaded only on request.",
    ready: "Markers and lists with the same places.",
    crowded:
      "Businesses, site points and marks whose targets would overlap are one marker with a count. Pressed, it lists each with its details.",
    "failed, pending": "The map itself says so, with the filters open and closed.",
    "a plan on the map":
      "One at a time, below zones and points; the map and the list say whose it is, who placed it and that nobody surveyed it.",
    refused: "Says why they may not be shown.",
  },
  keyboard: {
    Tab: "Goes through filters, lists, markers and card.",
    "Space on a filter": "Asks for the places or takes them away.",
    "Enter on a row": "Moves the map there.",
    "Arrow keys": "Move the map.",
  },
  kinds: ["map", "panel"],
};

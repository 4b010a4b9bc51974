import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Businesses and hydrants on a map, the same places as lists, and the way there.",
  avoid: ["For the zones of a release: `PlumeMap`.", "For one place: `IncidentMap`."],
  anatomy: [
    "The map with markers, and the zones of the last release",
    "Filters, and the places as lists",
    "The nearest hydrants",
    "`NavigationCard`",
    "A way out",
  ],
  states: {
    "nothing asked for": "No places are asked for before somebody wants them.",
    ready: "Markers and lists with the same places.",
    "failed, pending": "The filter says so.",
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

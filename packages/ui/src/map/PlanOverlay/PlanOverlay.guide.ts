import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "A floor plan page at its position on the ground, drawn on an `IncidentMap`. `placePlan` of `@placard/hazmat-core/business` calculates its corners from two points set by a person.",
  avoid: [
    "For a plan that is not placed on the map: it opens in `FloorPlan`, next to the map.",
    "Without a note next to it that says who placed it and that it is not surveyed.",
  ],
  anatomy: ["The page, half transparent, below zones, hydrants, routes and points"],
  states: {
    "by night": "The page is dimmed so that it is not brighter than the rest; opacity stays as by day.",
    "not loaded": "`onFailed` is called if the picture cannot be loaded; nothing is drawn.",
  },
  keyboard: {},
  kinds: ["map"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "A page of a floor plan where it lies on the ground, drawn into an `IncidentMap`. `placePlan` of `@placard/hazmat-core/business` works its corners out of two points that a person set.",
  avoid: [
    "For a plan that nobody laid on the map: it opens in `FloorPlan`, beside the map.",
    "Without a sentence beside it that says who placed it, and that nobody surveyed it.",
  ],
  anatomy: ["The page, half transparent, below zones, hydrants, ways and points"],
  states: {
    "by night": "The paper is dimmed, so that it does not outshine the rest; the plan stays as opaque as by day.",
    "not read": "`onFailed` is told where the picture cannot be read; nothing is drawn.",
  },
  keyboard: {},
  kinds: ["map"],
};

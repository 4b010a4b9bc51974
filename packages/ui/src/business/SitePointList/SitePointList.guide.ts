import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Says what a business set on the map of a site, in words: the kind, the note, the place in degrees, who set it.",
  avoid: ["For points of a floor plan: `FloorPlan` lists its own.", "For marks of an incident: `MarkLayer`."],
  anatomy: ["The symbol", "What it is, and the note", "Latitude and longitude, and who set it", "Your own controls"],
  states: { empty: "Says that nothing is set." },
  keyboard: { Tab: "From control to control, where there are any." },
  kinds: ["text"],
};

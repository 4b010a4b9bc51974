import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lists the map points of a site as text: type, note, coordinates and who added it.",
  avoid: ["For points of a floor plan: `FloorPlan` lists its own.", "For marks of an incident: `MarkLayer`."],
  anatomy: ["The symbol", "Type and note", "Latitude and longitude, and who added it", "Your own controls"],
  states: { empty: "States that there are no points." },
  keyboard: { Tab: "From control to control, where there are any." },
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "What businesses set on the maps of their sites, drawn into an `IncidentMap`: key boxes, shut-offs, hydrants and so on.",
  avoid: [
    "For points of a floor plan that nobody set on the map: a plan says not where it lies.",
    "Without `SitePointList` beside it for those without a map.",
  ],
  anatomy: ["The symbol of the floor plan", "Pressed: what it is, the note, the place in degrees, who set it"],
  states: { "far away": "Below zoom 13 nothing is drawn: the signs of one site would lie on each other." },
  keyboard: { Tab: "From point to point.", "Enter, Space": "Says what it is.", Escape: "Closes what it said." },
  kinds: ["map"],
};

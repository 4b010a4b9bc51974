import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the places a crew marked during an incident on an `IncidentMap`, each with a symbol and its name.",
  avoid: [
    "For places that belong to a site and stay: a floor plan has points of its own.",
    "Without the log beside it: it holds every mark with its place in figures.",
  ],
  anatomy: ["A pill with sign and name", "Pressed: who made it, when, and the place in degrees"],
  states: {
    "to be read": "Without `onRemove` marks cannot be removed, as in a replay.",
    "marks that would overlap":
      "One marker with a count, which lists each when pressed. Marks of hazards come first in it, also before what other layers draw.",
    "a long label": "Ends with an ellipsis on the map, and stands whole in the popup.",
  },
  keyboard: { Tab: "From mark to mark.", "Enter, Space": "Says what it is.", Escape: "Closes what it said." },
  kinds: ["map"],
};

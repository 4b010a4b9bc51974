import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows locations marked by crews during an incident on an `IncidentMap`, each with a symbol and its name.",
  avoid: [
    "For permanent points of a site: use `SitePointLayer` or `FloorPlan`.",
    "Without the log next to it: the log lists every mark with its coordinates.",
  ],
  anatomy: ["A pill with symbol and name", "Pressed: who made it, when, and its coordinates"],
  states: {
    "read only": "Without `onRemove` marks cannot be removed, as in a replay.",
    "marks that would overlap":
      "One marker with a count, which lists each when pressed. Hazard marks come first, also before items of other layers.",
    "a long label": "Ends with an ellipsis on the map and is shown in full in the popup.",
  },
  keyboard: { Tab: "From mark to mark.", "Enter, Space": "Shows its details.", Escape: "Closes them." },
  kinds: ["map"],
};

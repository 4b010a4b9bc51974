import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows what crews need to know first about a site: access, contact person, size and fire protection.",
  avoid: ["For the chemicals there: `ChemicalInventoryTable`.", "For a position on the map: `ResponderMap`."],
  anatomy: [
    "Name, and your actions",
    "Address, best entrance, size, people, manager",
    "Suppression, alarm, sprinklers, trained staff, river or sewer nearby",
    "What you add: pictures, the floor plan",
  ],
  states: {
    "yes, no": "A check or a cross, with the word.",
    unknown: "A question mark, with the word. It is never shown as no.",
  },
  keyboard: { Tab: "Reaches your actions." },
  kinds: ["panel", "text"],
};

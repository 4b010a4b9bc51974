import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The results for a release in words and as a table equivalent to the map, with copy and export that include the basis.",
  avoid: [
    "For the table alone: `ZoneTable`.",
    "As a statement that places outside the zones are safe: it is not, and says so.",
  ],
  anatomy: [
    "A banner: complete, or refused and why",
    "The table: zones, isolation circle, protective distance",
    "The registered sites of each zone by name, folded away",
    "A menu that copies it as text or CSV, and saves it as text, GeoJSON, KML, TAK data package or CAP message",
    "Why the isolation distance is what it is",
  ],
  states: {
    complete: "Every drawn layer with its reach.",
    refused: "The reason. Isolation circle and protective distance still apply.",
    "a warning": "CAP is a draft; status Actual is a choice of its own, and asked about.",
    "with sites": "How many registered sites lie inside each zone; `null` claims no count.",
  },
  keyboard: { Tab: "Reaches the menu, then the table.", "Arrow keys": "Move within menu and table." },
  kinds: ["panel", "text", "status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The results for a release in words and as a table equivalent to the map, with copy and export that include the basis.",
  avoid: [
    "For the table alone: `ZoneTable`.",
    "As a statement that locations outside the zones are safe: it is not, and says so.",
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
    "a warning": "CAP is a draft; status Actual is a separate choice with a confirmation.",
    "with sites": "Number of registered sites inside each zone; `null` means not counted.",
  },
  keyboard: { Tab: "Reaches the menu, then the table.", "Arrow keys": "Move within menu and table." },
  kinds: ["panel", "text", "status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The response card: identity, then isolation distance, protective equipment, first action and exposure limits.",
  avoid: [
    "For the full record: `ChemicalRecordView` or `SourceColumns`.",
    "For a row of a table: `HazardBadge` and `UnPlacard`.",
    "With a card older than the record: create it from the same record with `responseCardOf`.",
  ],
  anatomy: [
    "Identity: placard, name, level, numbers, NFPA diamond",
    "1 Isolate: the distance, why, and the rows for a known size",
    "2 Protect",
    "3 First action",
    "Exposure limits, the most severe first, and where sources differ",
    "Foot: pictograms, notes, your actions",
  ],
  states: {
    complete: "Each step with its source.",
    "no distance in the tables": "The step says which guide gives it.",
    "thin record": "Says that no occupational limits are on file.",
    "not reviewed": "Says that no hazmat officer has reviewed it.",
  },
  keyboard: {
    Tab: "Moves through expandable parts, then your actions.",
    "Enter, Space": "Open and close further lines and rows.",
  },
  kinds: ["panel", "text"],
};

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
    "1 Isolate: the distance, or those of a small and a large spill side by side, why, and the other rows",
    "2 Protect",
    "3 First action",
    "Exposure limits, the most severe first, and where sources differ",
    "Of a flammable gas: BLEVE distances by tank size. Of an explosive: stand-off distances. One line until it is opened",
    "Foot: pictograms, notes, your actions",
  ],
  states: {
    "by number": "`un` or `cas` alone: it loads itself. A number that is not on file is said, and no card is made up.",
    "no number and no data": "One sentence in place of the card, and an error in the console of a development build.",
    complete: "Each step with its source.",
    "no spill size": "Both sizes have equal weight. Press one and it leads. Another substance clears the choice.",
    "no distance in the tables": "The step says which guide gives it.",
    "flammable gas, not known to be liquefied": "Says so, and gives no BLEVE distances.",
    "thin record": "Says that no occupational limits are on file.",
    "not reviewed": "Says that no hazmat officer has reviewed it.",
  },
  keyboard: {
    Tab: "Moves through expandable parts, then your actions.",
    "Enter, Space": "Choose a spill size or a tank. Open and close further lines and rows.",
  },
  kinds: ["panel", "text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "All data from two sources on a chemical, side by side: physical data with AEGL values, and the NIOSH Pocket Guide.",
  avoid: ["In the first seconds: `ChemicalCard`.", "To compare two chemicals: they need more space than a phone has."],
  anatomy: [
    "A column for each source, with its edition",
    "Each property with its values; long values are collapsed",
    "The AEGL table",
  ],
  states: {
    "folded, open": "`Show more` opens long values; the button says which property.",
    "not on file": "Shown in place of the value.",
  },
  keyboard: { Tab: "Goes through the buttons that fold.", "Enter, Space": "Open and close long values." },
  kinds: ["panel", "text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Everything that two sources say of a chemical, side by side: physical data with AEGL values, and the NIOSH Pocket Guide.",
  avoid: [
    "In the first seconds: `ChemicalCard`.",
    "To compare two chemicals: two of them take more room than a phone has.",
  ],
  anatomy: [
    "A column for each source, with its edition",
    "Each property with its values; long ones fold",
    "The AEGL table",
  ],
  states: {
    "folded, open": "`Show more` opens long values; the button says which property.",
    "not on file": "Stands where a value would.",
  },
  keyboard: { Tab: "Goes through the buttons that fold.", "Enter, Space": "Open and close long values." },
  kinds: ["panel", "text"],
};

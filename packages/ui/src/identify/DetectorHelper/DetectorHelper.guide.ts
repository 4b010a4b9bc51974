import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows a detector reading, raw and corrected for the gas present, in % LEL and ppm, with the source of the correction factor.",
  avoid: [
    "As a table of correction factors: no factors on file. Each factor is valid for one meter, one sensor and one calibration gas.",
    "For the reading at which to turn back: `ConversionPanel`.",
  ],
  anatomy: [
    "The gas, the reading with its unit, the factor and its source",
    "A limit that the corrected reading exceeds",
    "The raw reading, always shown",
    "The corrected reading in % LEL and ppm, the source of the factor, and the source of the LEL",
  ],
  states: {
    "no reading yet": "Says what is needed.",
    "no factor, or no source for it": "The raw reading is shown, with a caution that it was not corrected and why.",
    "no LEL on file": "Values that need it are left out, and a note says so.",
    "a limit is exceeded": "A danger notice names it.",
  },
  keyboard: { Tab: "Moves from field to field.", Enter: "Corrects the reading.", "Arrow keys": "Change the unit." },
  kinds: ["field", "control", "panel", "status"],
};

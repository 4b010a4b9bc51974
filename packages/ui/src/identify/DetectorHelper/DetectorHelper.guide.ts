import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows a detector reading, raw and corrected for the gas present, in % LEL and ppm, with the source of the correction factor.",
  avoid: [
    "As a table of factors: none is on file. Each is of one meter, one sensor and one calibration gas.",
    "For the reading at which to turn back: `ConversionPanel`.",
  ],
  anatomy: [
    "The gas, the reading with its unit, the factor and its source",
    "A limit that the corrected reading passes",
    "The raw reading, which always stands",
    "The corrected reading in % LEL and ppm, whose factor it is, and the source of the LEL",
  ],
  states: {
    "not asked yet": "Says what is needed.",
    "no factor, or nobody's": "The raw reading is shown, with a caution that it was not corrected and why.",
    "no LEL on file": "The value that would need it is left out, and this is said.",
    "a limit is passed": "A danger notice names it.",
  },
  keyboard: { Tab: "Moves from field to field.", Enter: "Corrects the reading.", "Arrow keys": "Change the unit." },
  kinds: ["field", "control", "panel", "status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Converts units and concentrations, and calculates the sensor reading at which to turn back.",
  avoid: [
    "For distances of a release: `PlumePanel`.",
    "For a figure that someone else must check: copy it together with its substance.",
  ],
  anatomy: [
    "Two tabs: units, and turn-back",
    "The fields",
    "The result, with the substance and the calculation",
    "The toxic limit that is reached before the reading, if any",
  ],
  states: {
    "no input yet": "Says what is needed.",
    result: "Names the substance it is for.",
    "entry changed": "The result is cleared immediately, because it belonged to other inputs.",
    refused: "Says why, such as a substance that does not burn.",
  },
  keyboard: {
    "Arrow keys on the tabs": "Move and choose.",
    "Enter in a field": "Calculates.",
    Tab: "Goes through the fields.",
  },
  kinds: ["panel", "field"],
};

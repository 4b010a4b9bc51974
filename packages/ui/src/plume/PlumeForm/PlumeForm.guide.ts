import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The input form for a plume: what is released, where and how much.",
  avoid: [
    "For the complete tool with result and map: `PlumePanel`.",
    "Where the rate is not known: its source fields calculate one from observations.",
  ],
  anatomy: [
    "Chemical and address, each with its question",
    "The source: a rate, or a pool, tank, cylinder or gas line",
    "State, unit, and the percentage of the LEL",
    "Further inputs, collapsed while empty",
    "Calculate, and errors of the whole form",
    "The weather card, in the same form",
  ],
  states: {
    empty: "The wind has no default: it must come from the responder or a weather station.",
    wrong: "Each error is shown at its field when the form is submitted; the first one gets the focus.",
    "rate derived": "Assumed and derived values are listed below the source.",
    calculating: "The button says so.",
  },
  keyboard: { Tab: "Goes through the fields in the order of asking.", "Enter in a figure": "Calculates." },
  kinds: ["field", "panel"],
};

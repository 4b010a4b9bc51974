import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists pairs of chemicals stored at a site that may react: possible hazard, gas released, where they are stored, the rule and its source.",
  avoid: [
    "To compare a few substances with each other: `ReactivityMatrix`.",
    "As a permission: pairs not listed may still react.",
  ],
  anatomy: [
    "The verdict and the two names",
    "Where they are stored together",
    "The gas, and what may happen",
    "The reactive groups, the rules that named them, and the source",
    "Who accepted the risk, when and why",
    "What can be done about it: your own controls",
    "Substances of which no group is on file",
  ],
  states: {
    accepted: "`accepted`: the pair stays, with the name, the day and the reason.",
    "no pair": "Says so, and that this is no permission.",
    "more pairs": "`isCut`: says that there are more.",
    unknown: "Substances without a group are named: unknown stays unknown.",
  },
  keyboard: {},
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Lists pairs of chemicals stored at a site that may react: possible hazard, gas released, where they are stored, the rule and its source.",
  avoid: [
    "To compare a few substances with each other: `ReactivityMatrix`.",
    "As a permission: pairs not listed may still react.",
  ],
  anatomy: [
    "`groups`: pairs put together by reactive group and place, with what to move where; names beyond eight are counted",
    "The verdict and the two names",
    "Where they are stored together",
    "The gas, and what may happen",
    "The reactive groups, the rules that named them, and the source",
    "The person who accepted the risk, with date and reason",
    "Your own controls to resolve it",
    "Substances of which no group is on file",
  ],
  states: {
    accepted: "`accepted`: the pair stays, with the name, the date and the reason.",
    "no pair": "Says so, and that this is not a permission.",
    "more pairs": "`isCut`: says that there are more.",
    unknown: "Substances without a group are listed as unknown.",
  },
  keyboard: {},
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows the hazard level of a substance by colour, shape and word together: low, medium, high, extreme, unknown or not rated.",
  avoid: [
    "For a status that is not a hazard (saved, offline, outdated): `Badge`. Hazard colours are reserved for chemical hazards.",
    "For the four fields of NFPA 704: `NfpaDiamond`.",
    "Never turn a missing level into `low`: pass the value returned by `hazardMark` from `@placard/hazmat-core`.",
  ],
  anatomy: [
    "A shape of its own for each level: circle, diamond, triangle, octagon; a square where there is none",
    "The word",
  ],
  states: {
    "low, medium, high, extreme": "Shape and colour change together; the word is the same for everyone.",
    unknown: "A grey square with `?`: no data on file for a level.",
    "not rated": "A grey square with a dash: the four levels do not cover the hazard, such as radiation.",
    solid: "Filled, once on a card. `inline` is for tables and lines.",
  },
  keyboard: {},
  kinds: ["sign"],
};

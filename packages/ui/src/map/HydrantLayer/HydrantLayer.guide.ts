import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Draws hydrants into an `IncidentMap`, up to several hundred thousand: the map engine draws and clusters them, with no DOM elements.",
  avoid: ["Without a list next to it: `NearestHydrants` gives the same information to people who cannot use a map."],
  anatomy: [
    "A red dot with H: in service",
    "A hollow dot with a cross: out of service",
    "A hollow dot with a question mark: not known",
    "A red dot with a number: a cluster of that many hydrants",
  ],
  states: {
    pressed: "The source's own text about it.",
    "far out": "Counts. A press zooms in.",
    "close up": "From zoom 17 each shows the name given by its water authority.",
  },
  keyboard: {},
  kinds: ["map"],
};

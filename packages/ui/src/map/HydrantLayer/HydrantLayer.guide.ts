import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Draws hydrants into an `IncidentMap`, up to some hundred thousand: the engine draws and clusters them, the page holds none.",
  avoid: ["Without a list next to it: `NearestHydrants` gives the same information to people who cannot use a map."],
  anatomy: [
    "A red dot with H: in service",
    "A hollow dot with a cross: out of service",
    "A hollow dot with a question mark: not known",
    "A red dot with a number: a cluster of that many hydrants",
  ],
  states: {
    pressed: "What the source says of it, in its own words.",
    "far out": "Numbers. A press goes nearer.",
    "near by": "From zoom 17 on each has the name that its water authority gave it.",
  },
  keyboard: {},
  kinds: ["map"],
};

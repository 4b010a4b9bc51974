import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The hydrants nearest to a place, in words: which, how far, in which direction, and whether in service.",
  avoid: ["For directions to one: distances are straight-line."],
  anatomy: [
    "The five nearest, nearest first",
    "The sign of its state, as on the map",
    "Distance and bearing",
    "More on request",
  ],
  states: {
    "no hydrants": "Says that none are on file.",
    "no place": "Says what is needed to measure from.",
    "status not understood": "The source's own words, under the sign for not known.",
  },
  keyboard: { "Enter, Space": "Goes to one on the map." },
  kinds: ["text"],
};

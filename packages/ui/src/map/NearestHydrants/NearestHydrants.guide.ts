import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The hydrants nearest to a position, in words: name, distance, direction and status.",
  avoid: ["For directions to one: distances are straight-line."],
  anatomy: [
    "The five nearest, nearest first",
    "The symbol of its status, as on the map",
    "Distance and bearing",
    "More on request",
  ],
  states: {
    "no hydrants": "Says that no hydrants are on file.",
    "no position": "Says that a position is needed.",
    "status not understood": "The source's own text, with the symbol for unknown.",
  },
  keyboard: { "Enter, Space": "Shows it on the map." },
  kinds: ["text"],
};

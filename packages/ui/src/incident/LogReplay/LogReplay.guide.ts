import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Goes through an incident by time, with a sentence for each line of its log and what stood then.",
  avoid: ["To read or search the log: `IncidentLog`.", "To show only what stands now: `PlumeMap`."],
  anatomy: [
    "What stood then, which the host draws",
    "The sentence of the step: when, what, who",
    "One line back, the slider over all lines, one line on",
    "Play and pause",
  ],
  states: {
    "at the end": "It begins there, with what stands now. Play begins anew.",
    playing: "A step every 2.5 s, until the last line or until somebody takes a step.",
    "one line": "There is nothing to go through: only the line stands.",
    empty: "Says that the log is empty.",
  },
  keyboard: {
    "ArrowLeft, ArrowRight": "On the slider: one line back or on.",
    "Home, End": "On the slider: the first and the last line.",
    "Enter, Space": "On a button: steps, plays or pauses.",
  },
  kinds: ["panel"],
};

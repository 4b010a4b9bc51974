import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Replays an incident over time, with a sentence for each log entry and the situation at that time.",
  avoid: ["To read or search the log: `IncidentLog`.", "To show only the current situation: `PlumeMap`."],
  anatomy: [
    "The situation at that time, rendered by the host",
    "The sentence of the step: when, what, who",
    "One line back, the slider over all lines, one line on",
    "Play and pause",
  ],
  states: {
    "at the end": "It starts at the end, with the current situation. Play starts from the beginning.",
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

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Replays an incident over time, with a sentence for each log entry and the situation at that time.",
  avoid: ["To read or search the log: `IncidentLog`.", "To show only the current situation: `PlumeMap`."],
  anatomy: [
    "The situation at that time, rendered by the host",
    "The log entry: when, what, who",
    "Previous entry, the slider over all entries, next entry",
    "Play and pause",
  ],
  states: {
    "at the end": "It starts at the end, with the current situation. Play starts from the beginning.",
    playing: "A step every 2.5 s, until the last entry or until the user steps.",
    "one entry": "No controls: only the entry is shown.",
    empty: "Says that the log is empty.",
  },
  keyboard: {
    "ArrowLeft, ArrowRight": "On the slider: previous or next entry.",
    "Home, End": "On the slider: the first and the last entry.",
    "Enter, Space": "On a button: steps, plays or pauses.",
  },
  kinds: ["panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The log of an incident: who did what and when, with benchmarks at one tap, notes and a filter.",
  avoid: ["For the plan of an incident: `IncidentActionPlan`.", "For what is ticked off: `ChecklistPanel`."],
  anatomy: [
    "The heading, with who is here and the way to the replay",
    "Benchmarks, a field for a note and the way to a photo, while the log is open",
    "Words to find, and the kind of line",
    "The lines, the newest first; a calculation opens to all its inputs",
    "How many lines are shown, and the ways in which the log leaves the page",
  ],
  states: {
    loading: "Nothing was read yet.",
    failed: "What the device knows is shown, with a word that the rest is missing.",
    "not live": "A word that what others do is not shown now.",
    closed: "Without `onNote` and `onBenchmark` nothing can be entered.",
    waiting: "A line that waits to be sent says so.",
  },
  keyboard: {
    "Enter in the note": "Enters it.",
    Tab: "Goes through benchmarks, note, filter, details and exports.",
  },
  kinds: ["panel", "field"],
};

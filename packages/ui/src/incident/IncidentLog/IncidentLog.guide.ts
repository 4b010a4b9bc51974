import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The log of an incident: who did what and when, with benchmarks at one tap, notes and a filter.",
  avoid: ["For the plan of an incident: `IncidentActionPlan`.", "For checklists: `ChecklistPanel`."],
  anatomy: [
    "The heading, with who is here and the way to the replay",
    "Benchmarks, a field for a note and the way to a photo, while the log is open",
    "Search text and entry type",
    "The lines, the newest first; a calculation opens to all its inputs",
    "How many lines are shown, and the ways in which the log leaves the page",
  ],
  states: {
    loading: "Nothing was read yet.",
    failed: "Entries on the device are shown, with a note that the rest is missing.",
    "not live": "A note that others' changes are not shown now.",
    closed: "Without `onNote` and `onBenchmark` nothing can be entered.",
    waiting: "Unsent entries are marked.",
  },
  keyboard: {
    "Enter in the note": "Enters it.",
    Tab: "Goes through benchmarks, note, filter, details and exports.",
  },
  kinds: ["panel", "field"],
};

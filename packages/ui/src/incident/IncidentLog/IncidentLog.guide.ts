import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The log of an incident: who did what and when, with benchmarks at one tap, notes and a filter.",
  avoid: ["For the plan of an incident: `IncidentActionPlan`.", "For checklists: `ChecklistPanel`."],
  anatomy: [
    "The heading, with the number of people online and a link to the replay",
    "Benchmarks, a field for a note and a button for a photo, while the log is open",
    "Search text and entry type",
    "The entries, the newest first; a calculation opens to all its inputs",
    "Number of entries shown, and the export buttons",
  ],
  states: {
    loading: "Nothing loaded yet.",
    failed: "Entries on the device are shown, with a note that the rest is missing.",
    "not live": "A note that others' changes are not shown now.",
    closed: "Without `onNote` and `onBenchmark` nothing can be entered.",
    waiting: "Unsent entries are marked.",
  },
  keyboard: {
    "Enter in the note": "Adds it to the log.",
    Tab: "Goes through benchmarks, note, filter, details and exports.",
  },
  kinds: ["panel", "field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What a crew did in an incident, in order: read it, search it, and enter benchmarks and notes.",
  avoid: ["For the state of a checklist: `ChecklistPanel`.", "For the plan that is handed over: `IncidentActionPlan`."],
  anatomy: [
    "Title, who has the incident open, and the button that closes it",
    "Benchmarks, one press each; one that was reached shows its time",
    "The field for a note",
    "Search and the choice of kinds, with how many lines are shown",
    "The lines, the newest first; a calculation unfolds all its inputs and results",
    "The table and the signed file",
  ],
  states: {
    open: "Benchmarks and the note can be entered.",
    closed: "Without `onBenchmark` and `onNote` the log is for reading.",
    "loading, failed": "Says so; lines of this device stay, and a button tries again.",
    "without a network": "Says that others are not heard of now. A line that was not sent is called so.",
    "filtered to nothing": "Says that no line fits, not that the log is empty.",
  },
  keyboard: {
    "Enter in the note": "Enters it with the time of that moment.",
    Tab: "Goes through benchmarks, note, search, lines and files.",
  },
  kinds: ["field", "control"],
};

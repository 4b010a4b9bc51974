import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Form fields of a plan that people must fill in: positions, channels, instruments, resources.",
  avoid: ["For the text of the plan: `IncidentActionPlan`.", "For teams in the hot zone: `EntryTeams`."],
  anatomy: [
    "A collapsible section for each group, with the number of filled boxes",
    "A field for each box, named as on the form",
    "The resources summary: a frame for each line, and a button for the next one",
  ],
  states: {
    empty: "The box is blank on paper and marked for people.",
    "saved by someone else": "Their text is shown below the box; the section is open.",
    removed: "A line with text stays below the others, with a button that puts it back.",
    full: "The button says that the summary is full.",
  },
  keyboard: {
    "Enter or Space on a section": "Opens and closes it.",
    Tab: "Goes through the boxes that are open.",
  },
  kinds: ["field"],
};

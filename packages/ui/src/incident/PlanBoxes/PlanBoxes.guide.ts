import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "What the forms of a plan ask and only people know: posts, channels, instruments, resources.",
  avoid: ["For the words of the plan: `IncidentActionPlan`.", "For teams in the hot zone: `EntryTeams`."],
  anatomy: [
    "A fold for each group, with how many of its boxes are filled",
    "A field for each box, named as on the form",
    "The resources summary: a frame for each line, and a button for the next one",
  ],
  states: {
    empty: "The box is blank on paper and marked for people.",
    "saved by somebody else": "Their words stand below the box; the fold is open.",
    "taken out": "A line in which something was written stays below the others, with a button that puts it back.",
    full: "The button says that the summary holds no more lines.",
  },
  keyboard: {
    "Enter or Space on a fold": "Opens and closes it.",
    Tab: "Goes through the boxes that are open.",
  },
  kinds: ["field"],
};

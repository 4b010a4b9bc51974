import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Stands where a value would: not on file, or a question that does not arise. An empty cell is a defect, and so is a guess.",
  avoid: ["For a value that was assumed: show it with `AssumedNote`.", "For a whole list without rows: `EmptyState`."],
  anatomy: ["A question mark, or a dash where the question does not arise", "The words, or the reason"],
  states: {
    unknown: "`not on file`, or the reason in a few words.",
    "not applicable": "`isNotApplicable` with the reason: a gas has no flash point.",
  },
  keyboard: {},
  kinds: ["text"],
};

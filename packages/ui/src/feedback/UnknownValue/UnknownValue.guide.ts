import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shown instead of a missing value: not on file, or not applicable. Never leave a cell empty, and never guess.",
  avoid: ["For a value that was assumed: show it with `AssumedNote`.", "For a whole list without rows: `EmptyState`."],
  anatomy: ["A question mark, or a dash if not applicable", "The words, or the reason"],
  states: {
    unknown: "`not on file`, or the reason in a few words.",
    "not applicable": "`isNotApplicable` with the reason: a gas has no flash point.",
  },
  keyboard: {},
  kinds: ["text"],
};

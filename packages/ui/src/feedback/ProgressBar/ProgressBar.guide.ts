import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the progress of a longer task, as a bar and in words.",
  avoid: [
    "Below one second: nothing.",
    "For the shape of content to come: `Skeleton`.",
    "For the work of one button: its `isPending`.",
  ],
  anatomy: ["The label: what is being done", "The value in words", "The bar"],
  states: {
    known: "`value` from 0 to 100.",
    indeterminate: "Without `value` the bar is indeterminate; it does not move under reduced motion.",
    "in one line": "`isLabelHidden`: the label is only read out, and the value follows the bar.",
  },
  keyboard: {},
  kinds: ["status"],
};

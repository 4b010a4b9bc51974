import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Says how far a longer piece of work is, as a bar and in words.",
  avoid: [
    "Below one second: nothing.",
    "For the shape of content to come: `Skeleton`.",
    "For the work of one button: its `isPending`.",
  ],
  anatomy: ["The label: what is being done", "The value in words", "The bar"],
  states: {
    known: "`value` from 0 to 100.",
    "nobody knows": "Without `value` the bar moves and claims nothing; still under reduced motion.",
    "in one line": "`isLabelHidden`: the label is read out alone, the value stands after the bar.",
  },
  keyboard: {},
  kinds: ["status"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Selects one of two to four short choices, all in view: the state of a chemical, the unit of a table.",
  avoid: ["From five on, or with long words: `Select`.", "For views of a page: `Tabs`.", "For yes or no: `Checkbox`."],
  anatomy: ["The label, shown or read out alone", "The choices in one row"],
  states: {
    "nothing chosen": "`value` is `null`: none is marked.",
    chosen: "A raised segment with a line.",
    disabled: "Dimmed and out of the tab order.",
  },
  keyboard: { "Arrow keys": "Move and choose.", Tab: "Enters and leaves the row." },
  kinds: ["field"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Groups fields that are submitted together. Each field shows its own error; browser validation bubbles are turned off.",
  avoid: [
    "For a single choice that acts at once: `Select` or `SegmentedControl` without a form.",
    "For a form over the page: put it into `Dialog`.",
  ],
  anatomy: ["The fields", "One button of the type `submit`"],
  states: {
    sent: "`onSubmit` is called also while a field is wrong: check there, and say it by `errorMessage` of the field.",
    named: "Give it `aria-label` where a page has more than one.",
  },
  keyboard: { Enter: "Sends it from any field of one line.", Tab: "Goes from field to field." },
  kinds: ["panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Groups fields that are submitted together. Each field shows its own error; browser validation bubbles are turned off.",
  avoid: [
    "For a single choice that takes effect immediately: `Select` or `SegmentedControl` without a form.",
    "For a form over the page: put it into `Dialog`.",
  ],
  anatomy: ["The fields", "One button of the type `submit`"],
  states: {
    sent: "`onSubmit` is also called while a field is invalid: validate there, and show the error with `errorMessage` of the field.",
    named: "Set `aria-label` if a page has more than one form.",
  },
  keyboard: { Enter: "Submits it from any single-line field.", Tab: "Goes from field to field." },
  kinds: ["panel"],
};

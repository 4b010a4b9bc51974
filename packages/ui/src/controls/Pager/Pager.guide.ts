import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows which rows of a long list are visible, and navigates between pages.",
  avoid: [
    "For a list that fits one page: nothing, or the count in the heading.",
    "For steps of a form: buttons with the words of the step.",
  ],
  anatomy: ["Which rows of how many, read out when they change", "First and previous page", "Next and last page"],
  states: {
    "on the first page": "First and previous are off.",
    "on the last page": "Next and last are off.",
    empty: "0 to 0 of 0, every button off.",
  },
  keyboard: { Tab: "Moves through the enabled buttons.", "Enter, Space": "Turns the page." },
  kinds: ["control"],
};

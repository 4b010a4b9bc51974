import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Overrides any text of the components inside it; texts you leave out are unchanged.",
  avoid: [
    "For a whole language: `LanguageProvider`, which takes words of your own too.",
    "For what one component is called: its own `label`.",
    "Not to soften a warning: the words of hazards, of distances and of what is unknown rest on their sources.",
  ],
  anatomy: ["What is below, with your words"],
  states: {
    "one inside another": "The words of both count; where both name a text, the inner one is said.",
    "a text with a figure in it": "It is a function of the figure, and yours is too.",
  },
  keyboard: {},
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Gives the components below it wording of your own, any text at any depth; what you leave out stays as it is around.",
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

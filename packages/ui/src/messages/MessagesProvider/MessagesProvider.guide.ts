import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Overrides any text of the components inside it; texts you leave out are unchanged.",
  avoid: [
    "For a whole language: `LanguageProvider`, which also takes your own texts.",
    "For the name of one component: its own `label`.",
    "Not to soften a warning: texts on hazards, distances and unknown values follow their sources.",
  ],
  anatomy: ["The content below, with your texts"],
  states: {
    "one inside another": "Texts of both apply; if both define a text, the inner one is used.",
    "a text with a figure in it": "It is a function of the figure, and yours must be too.",
  },
  keyboard: {},
  kinds: ["text"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Sets theme, density, area and motion for part of the page, including lists and dialogs opened from inside it.",
  avoid: [
    "On a page with only Placard components: set the attributes on `<html>` instead.",
    "To change one colour: set the token.",
  ],
  anatomy: ["A `div` with the attributes", "An element at its end to which lists and dialogs are attached"],
  states: {
    "light, dark, night, sun": "Four themes; `night` preserves night vision, `sun` is black on white.",
    glove: "64 px controls with 16 px between them.",
    reduced: "Nothing moves.",
  },
  keyboard: {},
  kinds: ["panel"],
};

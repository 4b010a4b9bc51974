import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows the weather a calculation will use, with source and age, or lets the user enter it. There is never a default wind.",
  avoid: ["For the wind alone: `WindBug`.", "For a forecast: it is about the air now."],
  anatomy: [
    "The age, at the end of the title",
    "The readings, with their station",
    "The fields, or a pasted METAR report",
    "The way to the weather service and back",
  ],
  states: {
    "read by a service": "Station and distance stand with it.",
    old: "The age is shown as a caution.",
    entered: "Fields; what is not entered is called assumed in the result.",
    "no answer": "Says so, and offers to try again or to enter it.",
  },
  keyboard: { Tab: "Goes through the fields.", Enter: "Sends the form around it." },
  kinds: ["field", "panel"],
};

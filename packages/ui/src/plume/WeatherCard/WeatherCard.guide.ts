import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows the weather a calculation will use, with source and age, or lets the user enter it. There is never a default wind.",
  avoid: ["For the wind alone: `WindBug`.", "For a forecast: it shows current weather."],
  anatomy: [
    "The age, at the end of the title",
    "The readings, with their station",
    "The fields, or a pasted METAR report",
    "Buttons to switch between weather service and manual entry",
  ],
  states: {
    "read by a service": "Station and distance are shown with it.",
    old: "The age is shown as a caution.",
    entered: "Fields; values not entered are marked as assumed in the result.",
    "no answer": "Says so, and offers to try again or to enter it.",
  },
  keyboard: { Tab: "Goes through the fields.", Enter: "Submits the surrounding form." },
  kinds: ["field", "panel"],
};

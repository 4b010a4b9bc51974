import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows what chemicals that are kept together may do to each other: a field for each two, and the reason of the chosen one below.",
  avoid: [
    "As a permission: nothing in it says that two may be kept together.",
    "For the segregation of a transport: the tables of the mode of transport.",
  ],
  anatomy: [
    "The table of pairs; a substance and itself has no field",
    "The reason: hazards worst first, the gases, what was assumed",
    "What some of them do by themselves",
  ],
  states: {
    chosen: "The field is pressed; its reason stands below. At first the worst pair is chosen.",
    "one chemical or none": "Says that two are needed.",
  },
  keyboard: { Tab: "Moves from field to field.", "Enter, Space": "Choose the field; its reason is read out." },
  kinds: ["control", "text"],
};

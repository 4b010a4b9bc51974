import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Shows how chemicals stored together may react: one cell per pair, with the reason for the selected pair below.",
  avoid: [
    "As a permission: it never states that two chemicals may be stored together.",
    "For transport segregation: the segregation tables for that mode of transport.",
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

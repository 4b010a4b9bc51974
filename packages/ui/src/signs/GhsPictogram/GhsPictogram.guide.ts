import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Draws one of the nine GHS pictograms of a workplace label, with its name for those who do not see it.",
  avoid: [
    "For transport: `UnPlacard`. The two systems use different criteria and are not interchangeable.",
    "To show a hazard level in one word: `HazardBadge`.",
  ],
  anatomy: ["Red frame on a white field, in every theme", "The drawing of the code"],
  states: {
    "known code": "GHS01 to GHS09, each with its name.",
    "unknown code": "The frame with the code as text.",
  },
  keyboard: {},
  kinds: ["sign"],
};

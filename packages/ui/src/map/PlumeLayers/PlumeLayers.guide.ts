import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Draws the zones of a release into an `IncidentMap`: the largest below, each with casing, line and dash, and a label at its end.",
  avoid: [
    "With legend, wind and sentence: `PlumeMap`.",
    "Without the table next to it: colours on a map are not enough.",
  ],
  anatomy: [
    "Fill, casing and line of each zone",
    "The lines between which the plume may swing",
    "The origin",
    "A label at the end of each zone: name and reach",
  ],
  states: {
    "shown, hidden": "`visible` names the layers in view.",
    "circle alone": "Without zones the isolation circle is shown.",
    "allowed to swing": "Dotted lines.",
  },
  keyboard: {},
  kinds: ["map"],
};

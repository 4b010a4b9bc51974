import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Draws a layer of the map in a legend or a table: the same fill, line and dash.",
  avoid: ["Without the name beside it: it is hidden from screen readers.", "For anything but a zone."],
  anatomy: ["The ground, the fill, the line with its dash"],
  states: { "known zone": "A drawing of its own: colour, dash and name together.", "another id": "Drawn like IDLH." },
  keyboard: {},
  kinds: ["sign"],
};

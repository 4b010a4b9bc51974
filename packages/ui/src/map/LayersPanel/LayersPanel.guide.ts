import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The legend and the switches of the layers in one. A layer that cannot be drawn keeps its line, with the reason.",
  avoid: [
    "For a legend without switches: `ZoneSwatch` with words.",
    "To filter places: the filters of `ResponderMap`.",
  ],
  anatomy: [
    "The title, and how many can be drawn",
    "A row for each layer: drawing, name, limit, an eye",
    "A button for all of them",
    "A button that closes it to one line",
  ],
  states: {
    "in view, hidden": "An open or a crossed eye; the box says it, too.",
    "cannot be drawn": "Dimmed, with the reason.",
    closed: "One button with the count.",
  },
  keyboard: {
    Space: "Shows or hides the layer in focus.",
    Tab: "Goes through the layers.",
    Enter: "Presses the buttons.",
  },
  kinds: ["control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Layer legend and switches in one. A layer that cannot be drawn stays listed, with the reason.",
  avoid: [
    "For a legend without switches: `ZoneSwatch` with words.",
    "To filter places: the filters of `ResponderMap`.",
  ],
  anatomy: [
    "The title, and the number of layers that can be drawn",
    "A row for each layer: drawing, name, limit, an eye",
    "A button for all of them",
    "A button that collapses it to one line",
  ],
  states: {
    "in view, hidden": "An open or a crossed eye; the checkbox shows the same.",
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

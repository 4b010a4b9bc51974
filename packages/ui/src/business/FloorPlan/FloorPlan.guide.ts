import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows a floor plan page with the points marked on it for crews, and the same points as a table.",
  avoid: ["For pictures of a site: `PictureViewer`.", "For geographic locations: a map."],
  anatomy: [
    "The page, which can be enlarged",
    "Points with their symbol and number",
    "The table of points, by the same numbers",
  ],
  states: {
    "read only": "Points can be selected.",
    editable: "Points follow the pointer and the arrow keys; a press on the plan can add one.",
    "nothing marked": "States this in words.",
  },
  keyboard: {
    "Tab, Shift Tab": "From point to point.",
    "Enter, Space": "Choose a point.",
    "Arrow keys": "Move a point by half a percent of the page, with Shift by five percent.",
    "Plus, Minus, 0": "Enlarge, make smaller, show the whole page.",
  },
  kinds: ["panel", "control"],
};

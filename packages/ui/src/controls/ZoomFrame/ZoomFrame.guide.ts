import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Enlarges one page or drawing in steps and scrolls what no longer fits.",
  avoid: [
    "For pictures of a site, one after the other: `PictureViewer`.",
    "For a floor plan with points: `FloorPlan`.",
  ],
  anatomy: ["What is looked at", "Make smaller, show the whole, enlarge"],
  states: {
    whole: "As wide as the frame; smaller and whole cannot be pressed.",
    enlarged: "Up to five times as wide; it scrolls.",
  },
  keyboard: {
    "Tab, Shift Tab": "To the frame, then to its buttons.",
    "Plus, Minus, 0": "Enlarge, make smaller, show the whole.",
    "Arrow keys": "Scroll what is enlarged.",
    "Enter, Space": "Press a button.",
  },
  kinds: ["control"],
};

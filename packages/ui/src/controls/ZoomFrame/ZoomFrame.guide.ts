import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Enlarges one page or drawing in steps and scrolls it when it no longer fits.",
  avoid: [
    "For pictures of a site, one after the other: `PictureViewer`.",
    "For a floor plan with points: `FloorPlan`.",
  ],
  anatomy: ["The content", "Zoom out, fit, zoom in"],
  states: {
    whole: "As wide as the frame; zoom out and fit are disabled.",
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

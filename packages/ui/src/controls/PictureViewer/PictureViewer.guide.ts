import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows site pictures one at a time, as large as the screen allows.",
  avoid: [
    "For one small picture in a page: an `img` with its text.",
    "For a floor plan with points on it: `FloorPlan`.",
    "For pages in your own dialog: `ZoomFrame`, the frame alone.",
  ],
  anatomy: [
    "The description as title",
    "Its position in the row, and when it was taken",
    "The picture",
    "Previous and next, where there is more than one",
  ],
  states: { "one picture": "No navigation is shown.", several: "After the last one comes the first." },
  keyboard: {
    "Tab, Shift Tab": "Stay inside.",
    "Left, Right": "The other pictures; an enlarged picture is moved.",
    "Plus, Minus, 0": "Enlarge, make smaller, show the whole picture.",
    "Enter, Space": "Press previous or next.",
    Escape: "Closes it.",
  },
  kinds: ["overlay"],
};

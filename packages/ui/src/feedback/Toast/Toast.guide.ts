import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "A brief message about what just happened. Call `toasts.show` from anywhere; put one `ToastRegion` on the page.",
  avoid: [
    "For what must be read before acting: `Banner` or `ConfirmDialog`.",
    "For a wrong entry: the field's `errorMessage`.",
    "As the only record of something: toasts disappear.",
  ],
  anatomy: [
    "An icon of the tone, and the tone in words for screen readers",
    "Title and one sentence",
    "A button to close it",
    "`ToastRegion`, at the end of the page",
  ],
  states: {
    "ok, neutral": "Stay 4 s, with an action 10 s; the timer pauses while the pointer or focus is inside.",
    "caution, danger": "Stay until they are closed.",
    several: "At most three are shown; in a marked row only the newest; for one subject only the newest.",
    "in a marked row":
      "A page marks its head with `data-placard-toast-row`: they stand over words of it, over no button and over nothing marked `data-placard-toast-free`, such as a title.",
    "at the end of the window": "Where the row has no room, or none is marked: where they lie over no button.",
    "full screen": "They stand in the element that fills the screen.",
  },
  keyboard: {
    F6: "Moves to the toasts, and back.",
    Tab: "Moves between them.",
    "Enter, Space": "Close the one whose button is in focus.",
  },
  kinds: ["status", "overlay"],
};

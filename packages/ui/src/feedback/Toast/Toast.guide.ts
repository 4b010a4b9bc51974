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
    "ok, neutral":
      "Stay 4 s, with an action 10 s; the timer pauses from the first move of the mouse inside until it leaves, and while the focus is inside.",
    "caution, danger": "Stay until they are closed.",
    several: "At most three are shown; in a marked row only the newest; per subject only the newest.",
    "in a marked row":
      "A page marks its header with `data-placard-toast-row`: toasts may cover text in it, but never a button or an element marked `data-placard-toast-free`, such as a title.",
    "at the end of the window": "If the row has no space, or no row is marked: at a position that covers no button.",
    "above figures":
      "If it would cover a cell, an output or an element marked `data-placard-toast-free` at the end: only the newest, at the lowest position that covers neither a button nor a figure.",
    "full screen": "They are shown in the element that fills the screen.",
  },
  keyboard: {
    F6: "Moves to the toasts, and back.",
    Tab: "Moves between them.",
    "Enter, Space": "Close the one whose button is in focus.",
  },
  kinds: ["status", "overlay"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Makes an image, a row or a whole card pressable by pointer, touch and keyboard, without styling.",
  avoid: [
    "For an action with words: `Button`. For an icon alone: `IconButton`.",
    "To go to another address: `LinkButton`.",
    "To open and close the content below it: `Disclosure`.",
  ],
  anatomy: ["Your content", "The text read out: its own text, or `aria-label` if it has none"],
  states: {
    "hovered, pressed": "`data-hovered` and `data-pressed`, for your own sheet.",
    "in focus": "The ring of the theme; `data-focus-visible` for your own.",
    "one of several": "Set `aria-current` or `aria-pressed`: the selection is read out, not only drawn.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it." },
  kinds: ["control"],
};

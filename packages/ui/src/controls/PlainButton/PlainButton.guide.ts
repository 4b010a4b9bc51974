import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Makes an image, a row or a whole card pressable by pointer, touch and keyboard, without styling.",
  avoid: [
    "For an action with words: `Button`. For an icon alone: `IconButton`.",
    "To go to another address: `LinkButton`.",
    "To open and close what stands below it: `Disclosure`.",
  ],
  anatomy: ["What you put into it", "The words that are read out: its text, or `aria-label` where it has none"],
  states: {
    "hovered, pressed": "`data-hovered` and `data-pressed`, for your own sheet.",
    "in focus": "The ring of the theme; `data-focus-visible` for your own.",
    "one of several": "Set `aria-current` or `aria-pressed`: what is chosen is read out and not drawn alone.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it." },
  kinds: ["control"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Starts an action with an icon alone, where everybody knows the icon: close, edit, delete.",
  avoid: ["Where the icon needs to be explained: `Button` with words.", "To go to another address: `LinkButton`."],
  anatomy: ["The icon", "Its name, read out: what it does, and with what (`Edit chlorine`)"],
  states: {
    "quiet, secondary, primary, danger": "The same as of `Button`.",
    pending: "Presses do nothing while `isPending`.",
    disabled: "Out of the tab order. Where the reason matters, use `Button` with `disabledReason`.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it." },
  kinds: ["control"],
};

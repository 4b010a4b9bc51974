import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Starts an action with an icon alone, where everybody knows the icon: close, edit, delete.",
  avoid: ["Where the icon needs to be explained: `Button` with words.", "To go to another address: `LinkButton`."],
  anatomy: ["The icon", "Its name, read out: what it does, and with what (`Edit chlorine`)"],
  states: {
    "quiet, secondary, primary, danger": "The same as of `Button`.",
    pending: "Presses do nothing while `isPending`.",
    refused:
      "`disabledReason` shows while the button is pointed at, touched or focused, and is read out with it. It stays in the tab order.",
    disabled: "Out of the tab order, without a word of why: for what explains itself, such as the end of a list.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it." },
  kinds: ["control"],
};

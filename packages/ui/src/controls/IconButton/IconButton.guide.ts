import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A button with only an icon, for well-known icons: close, edit, delete.",
  avoid: ["Where the icon needs to be explained: `Button` with words.", "To go to another address: `LinkButton`."],
  anatomy: ["The icon", "Its name, read out: what it does, and with what (`Edit chlorine`)"],
  states: {
    "quiet, secondary, primary, danger": "The same as for `Button`.",
    pending: "Presses do nothing while `isPending`.",
    refused:
      "`disabledReason` shows while the button is pointed at, touched or focused, and is read out with it. It stays in the tab order.",
    disabled: "Not in the tab order and without a reason: for self-explanatory cases, such as the end of a list.",
  },
  keyboard: { "Enter, Space": "Acts.", Tab: "Reaches it." },
  kinds: ["control"],
};

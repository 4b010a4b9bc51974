import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Opens a dialog over the page for a short task, such as a form with a few fields.",
  avoid: [
    "To confirm a deletion: `ConfirmDialog`.",
    "For a sheet that stays open beside the work: `Drawer`.",
    "For multi-step tasks, or anything users may want to link to: a page.",
  ],
  anatomy: ["Title, and one line of context", "A close button", "The content", "The actions, the primary one last"],
  states: {
    "sm, md, lg, xl": "420, 560, 760 or 980 px wide; on a phone a sheet from the bottom.",
    open: "The page behind is dimmed and cannot be reached.",
    "not dismissable": "`isDismissable={false}`: a press outside does not close it.",
  },
  keyboard: { "Tab, Shift Tab": "Stay inside.", Escape: "Closes it; the focus goes back to where it came from." },
  kinds: ["overlay"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "A surface around one topic of a page, with a heading that makes it a named region.",
  avoid: ["Inside another card: use headings and lines there.", "Around a whole page, or around one control."],
  anatomy: ["Title and one line below it", "Actions, at the end of the title row", "The content"],
  states: {
    "with a title": "A region of the page, found by its name.",
    flush: "`isFlush`: no padding, for tables and lists that draw their own lines.",
  },
  keyboard: { Tab: "Goes through its actions, then its content." },
  kinds: ["panel"],
};

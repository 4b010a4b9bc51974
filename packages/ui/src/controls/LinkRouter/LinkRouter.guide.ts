import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Sends the links of all components inside it through your page's router. Use it once, around the whole page.",
  avoid: ["Without a router on the page: links work as they are.", "For links of your own: use those of your router."],
  anatomy: ["`navigate`, which takes an address", "The page"],
  states: {
    "a link is pressed": "`navigate` is called. With Ctrl or Cmd, and to another site, the browser goes by itself.",
  },
  keyboard: {},
  kinds: ["panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Lets the links of all pieces inside it go through the router of your page, once, around the whole page.",
  avoid: ["Without a router on the page: links work as they are.", "For links of your own: use those of your router."],
  anatomy: ["`navigate`, which takes an address", "The page"],
  states: {
    "a link is pressed": "`navigate` is called. With Ctrl or Cmd, and to another site, the browser goes by itself.",
  },
  keyboard: {},
  kinds: ["panel"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Placeholder rows for content that takes longer than 300 ms to load, with a label saying what is loading.",
  avoid: ["For work of known length: `ProgressBar`.", "Over content that is already shown: keep the content readable."],
  anatomy: ["Grey rows", "The label, shown and read out"],
  states: { loading: "Rows in the shape of those to come. They do not move under reduced motion." },
  keyboard: {},
  kinds: ["status"],
};

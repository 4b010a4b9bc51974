import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Draws the wind on a rose: the bug shows where the wind comes from, the arrow where it goes.",
  avoid: [
    "Without the wind in words next to it, if anyone acts on it.",
    "If the wind is unknown: show `UnknownValue`. Calm is a reading too.",
  ],
  anatomy: ["The rose with ticks, and with letters from 72 px", "The bug on the rim", "The arrow"],
  states: {
    "with a direction": "Named with its compass point and degrees.",
    calm: "`fromDeg` is `null`: a ring without a direction.",
  },
  keyboard: {},
  kinds: ["sign"],
};

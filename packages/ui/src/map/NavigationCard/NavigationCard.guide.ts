import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Where to, by what, how far and how long. Without road routing it says the straight line, and no arrival time.",
  avoid: ["As the only word on a way near a release: a map draws the zones.", "For a place to model: `PlumeForm`."],
  anatomy: [
    "What the way meets of a release, above all else",
    "Whether the route goes around the zones, or why not",
    "Where to, with suggestions",
    "By car, on foot, by bicycle",
    "The position of this device, asked for on request",
    "Distance, time, arrival, and the turns",
    "The coordinates, and the way to another app",
    "`RouteLine` draws the way on the map",
  ],
  states: {
    "no position": "Says what is needed. Nothing is asked of the device before.",
    denied: "Says why, and how to go on.",
    asking: "The button says so.",
    route: "Distance, time and arrival, kept up with the clock and the position.",
    "on the way": "The next step, announced once for each distance, and spoken on request.",
    "off the route": "Says so, and asks for a new one; the old one stays until it is there.",
    warning: "The way enters a zone, or comes from downwind.",
    "zones newer than the route": "Offers to look for a way around them.",
    "no routing": "The straight line, called so.",
  },
  keyboard: {
    "ArrowDown, ArrowUp in the address": "Highlight a place.",
    "Arrow keys on the modes": "Move and choose.",
    "Enter, Space": "Press the buttons.",
  },
  kinds: ["panel", "field"],
};

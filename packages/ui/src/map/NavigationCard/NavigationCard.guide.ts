import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Destination, travel mode, distance and time. Without road routing it shows the straight-line distance and no arrival time.",
  avoid: ["As the only guidance near a release: use a map that shows the zones.", "For a place to model: `PlumeForm`."],
  anatomy: [
    "First, any release zones on the route",
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
    "no routing": "The straight line, labelled as such.",
  },
  keyboard: {
    "ArrowDown, ArrowUp in the address": "Highlight a place.",
    "Arrow keys on the modes": "Move and choose.",
    "Enter, Space": "Press the buttons.",
  },
  kinds: ["panel", "field"],
};

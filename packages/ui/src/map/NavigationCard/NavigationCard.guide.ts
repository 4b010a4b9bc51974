import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Destination, travel mode, distance and time. Without road routing it shows the straight-line distance and no arrival time.",
  avoid: [
    "As the only guidance near a release: use a map that shows the zones.",
    "For a release location: `PlumeForm`.",
  ],
  anatomy: [
    "First, any release zones on the route",
    "Whether the route goes around the zones, or why not",
    "Where to, with suggestions",
    "By car, on foot, by bicycle",
    "The position of this device, asked for on request",
    "Distance, time, arrival, and the turns",
    "The coordinates, and a link to another app",
    "`RouteLine` draws the route on the map",
  ],
  states: {
    "no position": "Says what is needed. The device position is not requested before that.",
    denied: "Says why, and how to continue.",
    asking: "The button says so.",
    route: "Distance, time and arrival, kept up with the clock and the position.",
    "en route": "The next step, announced once for each distance, and spoken on request.",
    "off the route": "Says so and requests a new route; the old one stays until it is ready.",
    warning: "The route enters a zone, or approaches from downwind.",
    "zones newer than the route": "Offers to look for a route around them.",
    "no routing": "The straight line, labelled as such.",
  },
  keyboard: {
    "ArrowDown, ArrowUp in the address": "Highlight a place.",
    "Arrow keys on the modes": "Move and choose.",
    "Enter, Space": "Press the buttons.",
  },
  kinds: ["panel", "field"],
};

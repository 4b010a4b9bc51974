import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "A map that always works: with your street tiles, or with the built-in world map. If it cannot draw, it says why.",
  avoid: [
    "As the only statement of a result: say the same in a sentence and a table.",
    "For the zones of a release: `PlumeMap`.",
  ],
  anatomy: [
    "The base map",
    "Layers, markers and panels that you put into it",
    "The result in a sentence",
    "Tools: zoom, full screen, satellite images, and the map centre as position for users who cannot point",
    "Notes: sources of the map data",
  ],
  states: {
    loading: "Says so.",
    drawn: "The map is idle, and the sentence is read out when it changes.",
    "full screen":
      "The map with its layers, lists and cards covers the screen. No button if the browser does not support it.",
    "satellite pictures":
      "With `mapbox`, first and in every theme but night; a button switches to streets and back. At night it says why there are none. Without `mapbox` there is no button. Lines and labels get a casing.",
    "no WebGL": "A banner says so; the table next to it is still valid.",
    "nothing drawn": "Says that the map shows nothing, and why.",
  },
  keyboard: {
    "Arrow keys": "Move the map, once it has the focus.",
    "Plus, minus": "Zoom.",
    Escape: "Leaves the full screen.",
    Tab: "Goes through tools and markers.",
  },
  kinds: ["map"],
};

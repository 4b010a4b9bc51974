import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "The map of a result: zones, circle and swing lines over the ground, with the result in a sentence. `PlumePanel` takes it as its `map`.",
  avoid: [
    "For layers of your own: `IncidentMap` with `PlumeLayers`.",
    "Without the table: `ZonesCard` says the same in words.",
  ],
  anatomy: [
    "The ground and the zones",
    "Sites, their map points and hydrants in the zones, if passed",
    "The legend with its switches",
    "The wind",
    "The result in a sentence",
  ],
  states: {
    "no location": "The world map, without results.",
    result: "The map fits to the result.",
    calm: "No plume; the table distances still apply.",
    pointing: "`onPick`: each press picks a position.",
  },
  keyboard: { "Arrow keys": "Move the map.", "Plus, minus": "Zoom.", "Space on a layer": "Shows or hides it." },
  kinds: ["map"],
};

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
    "Sites, what was set on their maps, and hydrants in the zones, where they are given",
    "The legend with its switches",
    "The wind",
    "The result in a sentence",
  ],
  states: {
    "no place": "The world map, without results.",
    result: "The map moves so that it fits.",
    calm: "No plume; the table distances still apply.",
    pointing: "`onPick`: each press is a place.",
  },
  keyboard: { "Arrow keys": "Move the map.", "Plus, minus": "Zoom.", "Space on a layer": "Shows or hides it." },
  kinds: ["map"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "Distances and bearings around a place, drawn into an `IncidentMap`: the honest scale where no street is known.",
  avoid: ["As the zone of a guide: a ring is a measure, not a limit. `PlumeLayers` draws what is to be cleared."],
  anatomy: [
    "Four rings, a round step apart",
    "A spoke every 45°",
    "The distance of each ring, on the side that you choose",
  ],
  states: { zoomed: "The step follows the zoom, so that rings never crowd." },
  keyboard: {},
  kinds: ["map"],
};

import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Range rings and bearings around a point on an `IncidentMap`: a scale when no streets are available.",
  avoid: ["As an isolation zone: a ring is a scale, not a limit. `PlumeLayers` draws the zones to clear."],
  anatomy: [
    "Four rings, a round step apart",
    "A spoke every 45°",
    "The distance of each ring, on the side that you choose",
  ],
  states: { zoomed: "The step follows the zoom, so that rings never crowd." },
  keyboard: {},
  kinds: ["map"],
};

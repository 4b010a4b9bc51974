import { isolationCircle } from "../geo/isolation-circle.ts";
import type { ZoneFile } from "../exchange/zone-file.ts";

const SOURCE = { lon: -63.57, lat: 44.65 };

/** Example of a calculation with only an isolation circle, as a screen passes it to the writers of `/exchange`. */
export const chlorineZones: ZoneFile = {
  id: "incident-7",
  title: "Chlorine, UN1017. Sample Wharf",
  summary: "Isolate 100 m in all directions.",
  caution: "A model, not a measurement. It does not mean that any location is safe.",
  notes: ["No plume drawn: the wind is too light."],
  source: SOURCE,
  sourceLabel: "Release",
  calculatedAtMs: Date.UTC(2026, 10, 21, 14),
  validUntilMs: Date.UTC(2026, 10, 21, 14, 30),
  areas: [
    {
      id: "evac",
      label: "Initial evacuation",
      limit: "ERG 2024, Table 1",
      reach: "100 m",
      polygon: isolationCircle(SOURCE, 100),
      radiusM: 100,
    },
  ],
  lines: [],
};

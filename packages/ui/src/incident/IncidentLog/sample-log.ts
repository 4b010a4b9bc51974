import type { LogEntry } from "./log-entry.ts";

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 14, minute)).toISOString();

/** A short incident, for stories and tests. */
export const sampleLog: readonly LogEntry[] = [
  {
    id: "1",
    madeAt: at(0),
    recordedAt: at(0),
    who: "Alex Morin",
    module: "incident",
    action_type: "incident_opened",
    action_data: { title: "Chlorine, Pier Road" },
  },
  {
    id: "2",
    madeAt: at(3),
    recordedAt: at(3),
    who: "Alex Morin",
    module: "incident",
    action_type: "benchmark_reached",
    action_data: { benchmark: "arrived" },
  },
  {
    id: "3",
    madeAt: at(6),
    recordedAt: at(6),
    who: "Alex Morin",
    module: "evacuation-plume",
    action_type: "plume_calculated",
    action_data: {
      chemical: { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" },
      address: "18 Sample Wharf",
      emission_rate_kg_s: 0.15,
      weather: { wind_kph: 15, wind_from_deg: 225 },
      zones: [
        { id: "aegl-2", reached: true, far_m: 1873, width_m: 240 },
        { id: "aegl-3", reached: false, far_m: 0, width_m: 0 },
      ],
      warnings: [],
    },
  },
  {
    id: "5",
    madeAt: at(12),
    recordedAt: at(25),
    who: "Robin Chase",
    module: "incident",
    action_type: "note_written",
    action_data: { text: "Valve closed, smell at the gate" },
  },
  {
    id: "4",
    madeAt: at(20),
    recordedAt: at(20),
    who: "Alex Morin",
    module: "checklists",
    action_type: "progress_saved",
    action_data: { checked: ["a", "b"], unchecked: [] },
  },
  {
    id: "waiting",
    madeAt: at(27),
    recordedAt: null,
    who: "Alex Morin",
    module: "chemical-search",
    action_type: "search_performed",
    action_data: { query: "1017" },
  },
];

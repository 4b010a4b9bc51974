import { type LogEntry } from "@placard/ui/incident";
import { LogReplay } from "@placard/ui/internal";
import "@placard/ui/styles.css";

const line = (at: string, benchmark: string): LogEntry => ({
  id: at,
  madeAt: at,
  recordedAt: at,
  who: "Alex Morin",
  module: "incident",
  action_type: "benchmark_reached",
  action_data: { benchmark },
});

const entries = [line("2026-11-21T14:05:00Z", "arrived"), line("2026-11-21T14:20:00Z", "zones_set")];

export function GoneThrough() {
  return <LogReplay entries={entries}>{(until) => <p>{until.length} lines until then</p>}</LogReplay>;
}

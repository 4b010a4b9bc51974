import type { IncidentAction } from "@placard/hazmat-core";
import { type Benchmark } from "@placard/ui";
import { type MapMark, markPlaced, markRemoved, type NewMapMark } from "@placard/ui/internal";

const MODULE = "incident";

/** Log entry of a benchmark. The log adds the time. */
export function benchmarkReached(benchmark: Benchmark): IncidentAction {
  return { module: MODULE, action_type: "benchmark_reached", action_data: { benchmark } };
}

/** Log entry of a note. The log adds the time. */
export function noteWritten(text: string): IncidentAction {
  return { module: MODULE, action_type: "note_written", action_data: { text } };
}

/** Log entry of a map mark. */
export function placeMarked(mark: NewMapMark): IncidentAction {
  return { module: MODULE, ...markPlaced(crypto.randomUUID(), mark) };
}

/** Log entry of a removed map mark. */
export function mapMarkRemoved(mark: MapMark): IncidentAction {
  return { module: MODULE, ...markRemoved(mark) };
}

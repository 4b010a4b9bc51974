import type { IncidentAction } from "@placard/hazmat-core";
import { markPlaced, markRemoved, type Benchmark, type MapMark, type NewMapMark } from "@placard/ui/incident";

const MODULE = "incident";

/** What an incident's log keeps of a benchmark. The log adds the time. */
export function benchmarkReached(benchmark: Benchmark): IncidentAction {
  return { module: MODULE, action_type: "benchmark_reached", action_data: { benchmark } };
}

/** What an incident's log keeps of a note. The log adds the time. */
export function noteWritten(text: string): IncidentAction {
  return { module: MODULE, action_type: "note_written", action_data: { text } };
}

/** What an incident's log keeps of a place that someone marked on the map. */
export function placeMarked(mark: NewMapMark): IncidentAction {
  return { module: MODULE, ...markPlaced(crypto.randomUUID(), mark) };
}

/** What an incident's log keeps of a mark that someone took away. */
export function markTakenAway(mark: MapMark): IncidentAction {
  return { module: MODULE, ...markRemoved(mark) };
}

/** A log entry for display. */
export interface LogEntry {
  /** Identifies the entry. */
  readonly id: string;
  /** Time of the event, ISO. */
  readonly madeAt: string;
  /** Time when the server received it, ISO; `null`: waiting to send. */
  readonly recordedAt: string | null;
  readonly who: string;
  readonly module: string;
  readonly action_type: string;
  readonly action_data: Readonly<Record<string, unknown>>;
}

/** Benchmarks of an incident that are announced to everyone, in their usual order. */
export const BENCHMARKS = ["arrived", "zones_set", "entry_made", "decon_ready", "under_control"] as const;
export type Benchmark = (typeof BENCHMARKS)[number];

/** Kinds by which entries are filtered. */
export const LOG_KINDS = [
  "benchmark",
  "entry",
  "note",
  "photo",
  "calculation",
  "checklist",
  "plan",
  "look_up",
  "mark",
  "incident",
  "other",
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const KIND_OF = {
  incident_opened: "incident",
  incident_joined: "incident",
  incident_ended: "incident",
  benchmark_reached: "benchmark",
  entry_started: "entry",
  par_taken: "entry",
  entry_ended: "entry",
  note_written: "note",
  photo_added: "photo",
  search_performed: "look_up",
  chemical_opened: "look_up",
  unknown_observed: "look_up",
  business_selected: "look_up",
  plume_calculated: "calculation",
  evacuation_calculated: "calculation",
  unit_converted: "calculation",
  concentration_converted: "calculation",
  turn_back_calculated: "calculation",
  detector_read: "calculation",
  reactivity_predicted: "calculation",
  progress_saved: "checklist",
  plan_saved: "plan",
  directions_requested: "look_up",
  mark_placed: "mark",
  mark_removed: "mark",
} as const satisfies Record<string, LogKind>;

/** Action types with their own texts. */
export type KnownAction = keyof typeof KIND_OF;

export function isKnownAction(action: string): action is KnownAction {
  return Object.hasOwn(KIND_OF, action);
}

export function kindOf({ action_type }: LogEntry): LogKind {
  return isKnownAction(action_type) ? KIND_OF[action_type] : "other";
}

/** Returns the first time of each benchmark, ISO. */
export function benchmarksReached(entries: readonly LogEntry[]): ReadonlyMap<Benchmark, string> {
  const reached = new Map<Benchmark, string>();
  for (const { action_type, action_data, madeAt } of entries) {
    const benchmark = BENCHMARKS.find((known) => known === action_data["benchmark"]);
    if (action_type !== "benchmark_reached" || benchmark === undefined) continue;
    const before = reached.get(benchmark);
    if (before === undefined || Date.parse(madeAt) < Date.parse(before)) reached.set(benchmark, madeAt);
  }
  return reached;
}

/** Sorts by time of the event, then by order of arrival. */
export function inOrder(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt));
}

import type { LogEntry } from "@placard/ui/incident";

/** The compared values of a zone, either drawn or named in a log entry. */
interface ReachedZone {
  readonly id: string;
  readonly reached: boolean;
  /** m, unrounded. */
  readonly farM: number;
}

/** Logs contain whole metres: older entries rounded to nearest, newer ones rounded up. */
const ROUNDED_BY_M = 1;

/**
 * True if recalculated zones differ from those that the crew had: because of newer models or data, or because that
 * device had others. False for an entry that names no zones to compare.
 *
 * @param line - the log entry that contains the calculation
 */
export function differsFromLog(drawn: readonly ReachedZone[], line: LogEntry): boolean {
  const logged = line.action_data["zones"];
  if (!Array.isArray(logged)) return false;
  return logged.length !== drawn.length || drawn.some((zone) => !logged.some((loggedZone) => isSame(zone, loggedZone)));
}

function isSame(zone: ReachedZone, loggedZone: unknown): boolean {
  if (typeof loggedZone !== "object" || loggedZone === null) return false;
  const { id, reached, far_m }: { id?: unknown; reached?: unknown; far_m?: unknown } = loggedZone;
  if (id !== zone.id || reached !== zone.reached) return false;
  return !zone.reached || (typeof far_m === "number" && Math.abs(far_m - zone.farM) <= ROUNDED_BY_M);
}

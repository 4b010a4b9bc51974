import type { LogEntry } from "@placard/ui/incident";

/** What is compared of a zone: of one drawn, or of one that a line of the log names. */
interface ReachedZone {
  readonly id: string;
  readonly reached: boolean;
  /** m, not rounded. */
  readonly farM: number;
}

/** A log holds whole metres: older ones rounded, newer ones rounded up. */
const ROUNDED_BY_M = 1;

/**
 * Whether zones that were calculated again are others than the crew had: by newer models or data, or on a device that was
 * given other ones. `false` for a line that names no zones, to which nothing can be compared.
 *
 * @param line - the line of the log that holds the calculation
 */
export function differsFromLog(drawn: readonly ReachedZone[], line: LogEntry): boolean {
  const logged = line.action_data["zones"];
  if (!Array.isArray(logged)) return false;
  return logged.length !== drawn.length || drawn.some((zone) => !logged.some((said) => isSame(zone, said)));
}

function isSame(zone: ReachedZone, said: unknown): boolean {
  if (typeof said !== "object" || said === null) return false;
  const { id, reached, far_m }: { id?: unknown; reached?: unknown; far_m?: unknown } = said;
  if (id !== zone.id || reached !== zone.reached) return false;
  return !zone.reached || (typeof far_m === "number" && Math.abs(far_m - zone.farM) <= ROUNDED_BY_M);
}

import type { IncidentLogEntry } from "@placard/api-client";
import { readCalculatedFrom, type CalculatedFrom } from "@placard/ui";

/** A calculation that stands in the log of an incident. */
export interface SharedPlume {
  /** Number of its line. */
  readonly line: number;
  readonly who: string;
  readonly from: CalculatedFrom;
}

/** The calculation that came into the log last; `null` where none did that can be calculated again. */
export function lastPlume(entries: readonly IncidentLogEntry[]): SharedPlume | null {
  const last = entries.findLast(({ action_type }) => action_type === "plume_calculated");
  const from = last === undefined ? null : readCalculatedFrom(last.action_data["calculated_from"]);
  return last === undefined || from === null ? null : { line: last.id, who: last.user_name, from };
}

/** The last calculation on this device. */
export interface OwnPlume {
  /** The last calculation in the log then; 0: none. */
  readonly afterLine: number;
  /** `null`: it failed. */
  readonly at: string | null;
}

/**
 * Which calculation is shown. One's own stands until a later one of someone else is in the log; one that waits to be
 * sent is later than any. The order is that in which the server took them in: clocks of devices differ.
 *
 * @param isSent - whether one's own is in the log
 */
export function shownPlume(own: OwnPlume | null, shared: SharedPlume | null, isSent: boolean): "own" | "shared" | null {
  if (own === null) return shared === null ? null : "shared";
  if (shared === null || shared.line <= own.afterLine || shared.from.at === own.at) return "own";
  return own.at === null || isSent ? "shared" : "own";
}

/** True if a calculation of this moment is in the log. */
export function isInLog(entries: readonly IncidentLogEntry[], at: string | null): boolean {
  return at !== null && entries.some((entry) => readCalculatedFrom(entry.action_data["calculated_from"])?.at === at);
}

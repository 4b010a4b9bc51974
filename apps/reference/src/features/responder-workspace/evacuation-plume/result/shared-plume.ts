import type { IncidentLogEntry } from "@placard/api-client";
import { type CalculatedFrom, readCalculatedFrom } from "@placard/ui/internal";

/** A calculation in the log of an incident. */
export interface SharedPlume {
  /** Number of its log entry. */
  readonly line: number;
  readonly who: string;
  readonly from: CalculatedFrom;
}

/** The latest calculation in the log that can be repeated; `null` if there is none. */
export function lastPlume(entries: readonly IncidentLogEntry[]): SharedPlume | null {
  const last = entries.findLast(({ action_type }) => action_type === "plume_calculated");
  const from = last === undefined ? null : readCalculatedFrom(last.action_data["calculated_from"]);
  return last === undefined || from === null ? null : { line: last.id, who: last.user_name, from };
}

/** The last calculation on this device. */
export interface OwnPlume {
  /** Number of the latest calculation in the log at that time; 0: none. */
  readonly afterLine: number;
  /** `null` if the calculation failed. */
  readonly at: string | null;
}

/**
 * Decides which calculation is shown. The local one is shown until the log has a later one of someone else; an unsent
 * local one counts as latest. The order is that of the log, because device clocks differ.
 *
 * @param isSent - true if the local calculation is in the log
 */
export function shownPlume(own: OwnPlume | null, shared: SharedPlume | null, isSent: boolean): "own" | "shared" | null {
  if (own === null) return shared === null ? null : "shared";
  if (shared === null || shared.line <= own.afterLine || shared.from.at === own.at) return "own";
  return own.at === null || isSent ? "shared" : "own";
}

/** True if the log contains a calculation with this time. */
export function isInLog(entries: readonly IncidentLogEntry[], at: string | null): boolean {
  return at !== null && entries.some((entry) => readCalculatedFrom(entry.action_data["calculated_from"])?.at === at);
}

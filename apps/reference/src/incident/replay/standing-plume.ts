import { readCalculatedFrom, type CalculatedFrom } from "@placard/ui";
import type { LogEntry } from "@placard/ui/incident";

/** The zones that stood at a point of a log. `not-kept`: a line says that they were worked out, and not from what. */
export type StandingPlume =
  | { readonly kind: "none" }
  | { readonly kind: "stands"; readonly line: LogEntry; readonly from: CalculatedFrom }
  | { readonly kind: "not-kept"; readonly line: LogEntry };

/**
 * The calculation that was the last one then.
 *
 * @param until - the lines up to the point, in the order in which they happened
 */
export function standingPlume(until: readonly LogEntry[]): StandingPlume {
  const line = until.findLast(({ action_type }) => action_type === "plume_calculated");
  if (line === undefined) return { kind: "none" };
  const from = readCalculatedFrom(line.action_data["calculated_from"]);
  return from === null ? { kind: "not-kept", line } : { kind: "stands", line, from };
}

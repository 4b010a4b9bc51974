import { type CalculatedFrom, readCalculatedFrom } from "@placard/ui/internal";
import type { LogEntry } from "@placard/ui/incident";

/** The zones shown at a point of a log. `not-kept`: an entry records a calculation but not its inputs. */
export type CurrentPlume =
  | { readonly kind: "none" }
  | {
      readonly kind: "stands";
      readonly line: LogEntry;
      readonly substance: string | null;
      readonly from: CalculatedFrom;
    }
  | { readonly kind: "not-kept"; readonly line: LogEntry; readonly substance: string | null };

/**
 * The latest calculation at a point of a log.
 *
 * @param until - the entries up to the point, in chronological order
 */
export function currentPlume(until: readonly LogEntry[]): CurrentPlume {
  const line = until.findLast(({ action_type }) => action_type === "plume_calculated");
  if (line === undefined) return { kind: "none" };
  const from = readCalculatedFrom(line.action_data["calculated_from"]);
  const substance = substanceOf(line, from);
  return from === null ? { kind: "not-kept", line, substance } : { kind: "stands", line, substance, from };
}

/**
 * The substance of the zones: name and UN number from the entry, otherwise the name as typed; `null` if neither is
 * recorded.
 */
function substanceOf({ action_data }: LogEntry, from: CalculatedFrom | null): string | null {
  const { chemical } = action_data;
  if (typeof chemical === "object" && chemical !== null && "name" in chemical && typeof chemical.name === "string") {
    const id = "un_number" in chemical && typeof chemical.un_number === "string" ? chemical.un_number : null;
    return id === null ? chemical.name : `${chemical.name}, ${id}`;
  }
  return from === null || from.inputs.chem_name.trim() === "" ? null : from.inputs.chem_name;
}

import { planChemical } from "@placard/api-client/internal";
import { formatChemicalRef, type PlanChemical } from "@placard/hazmat-core";
import { readCalculatedFrom } from "@placard/ui/internal";
import type { LogEntry } from "@placard/ui/incident";

/**
 * The substances whose release was calculated in an incident, latest first. Each device gets the same list from the
 * log.
 *
 * @param lines - in chronological order
 */
export function calculatedChemicals(
  lines: readonly Pick<LogEntry, "action_type" | "action_data">[],
): readonly PlanChemical[] {
  const calculated = new Map<string, PlanChemical>();
  for (const { action_type, action_data } of lines) {
    if (action_type !== "plume_calculated") continue;
    const read = planChemical.shape.chemical.safeParse(action_data["chemical"]).data;
    if (read === null || read === undefined) continue;
    const chemical = { key: read.key, unNumber: read.un_number, name: read.name };
    const guide = readCalculatedFrom(action_data["calculated_from"])?.inputs.guide ?? "";
    const reference = formatChemicalRef(chemical);
    calculated.delete(reference);
    calculated.set(reference, { text: chemical.name, chemical, ...(guide !== "" && { guide }) });
  }
  return [...calculated.values()].toReversed();
}

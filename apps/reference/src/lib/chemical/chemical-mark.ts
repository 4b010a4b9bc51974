import type { InventoryChemical } from "@placard/api-client";
import { hazardMark, type HazardMark } from "@placard/hazmat-core";

/** Mark used to show, count and filter a stored chemical: its level, or the reason why it has none. */
export function chemicalMark(chemical: Pick<InventoryChemical, "hazard_level" | "level_basis">): HazardMark {
  return hazardMark({ level: chemical.hazard_level, kind: chemical.level_basis.kind });
}

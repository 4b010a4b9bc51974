import type { InventoryChemical } from "@placard/api-client";
import { hazardMark, type HazardMark } from "@placard/hazmat-core";

/** What a stored chemical is shown, counted and filtered by: its level, or which way it has none. */
export function chemicalMark(chemical: Pick<InventoryChemical, "hazard_level" | "level_basis">): HazardMark {
  return hazardMark({ level: chemical.hazard_level, kind: chemical.level_basis.kind });
}

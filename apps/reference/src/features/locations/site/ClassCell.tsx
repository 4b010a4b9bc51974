import type { InventoryChemical } from "@placard/api-client";
import { HazardBadge, UnknownValue } from "@placard/ui";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";
import { ClassNote } from "../../../lib/chemical/ClassNote.tsx";

/** The class of a stored chemical, its source, and the level that crews see. */
export function ClassCell({ chemical }: { readonly chemical: InventoryChemical }) {
  return (
    <span className="app-class-cell">
      <span>{classTextOf(chemical) ?? <UnknownValue />}</span>
      <HazardBadge level={chemicalMark(chemical)} />
      <ClassNote chemical={chemical} />
    </span>
  );
}

/** The class as entered by the site, unless it is only a level and the UN number gives a class. */
function classTextOf({ class_basis, hazard_class, hazard_classification }: InventoryChemical): string | null {
  return class_basis.kind === "class" ? hazard_classification : (hazard_class ?? hazard_classification);
}

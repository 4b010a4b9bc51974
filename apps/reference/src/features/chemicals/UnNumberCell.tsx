import type { InventoryChemical } from "@placard/api-client";
import { UnknownValue, UnPlacard } from "@placard/ui";
import { ClassNote } from "../../lib/ClassNote.tsx";

/** A UN number with the placard of its class; `null` for the class draws none. */
export function UnNumberCell({ chemical }: { readonly chemical: InventoryChemical }) {
  const { un_number: unNumber, hazard_class: hazardClass } = chemical;
  if (unNumber === null && hazardClass === null) return <UnknownValue />;
  return (
    <span className="placard-un-cell">
      {hazardClass !== null && <UnPlacard hazardClass={hazardClass} size={34} />}
      <span className="placard__words">
        {unNumber === null ? <UnknownValue /> : <b className="placard__number">{unNumber}</b>}
        <ClassNote chemical={chemical} />
      </span>
    </span>
  );
}

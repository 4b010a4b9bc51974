import { formatChemicalRef } from "@placard/hazmat-core";
import { chemicalFields, placeFields, type PlumeFormState } from "@placard/ui";
import { useEffect, useEffectEvent } from "react";
import { useWorkspace } from "../../WorkspaceProvider.tsx";

/** Fills the form with the chemical, the spill size, the tank or the address that another module handed over, once. The rest stays as typed. */
export function useHandover(form: PlumeFormState): void {
  const { freshHandover, takeHandover } = useWorkspace();
  const fill = useEffectEvent(() => {
    const { chemical, spill, tank, guide, address, place } = freshHandover;
    takeHandover();
    if (chemical === undefined && address === undefined) return;
    const isAnother = chemical !== undefined && formatChemicalRef(chemical) !== form.values.chem_ref;
    form.fill({
      ...(chemical !== undefined && chemicalFields(chemical)),
      // Spill size and tank that were entered for another substance are none of this one's.
      ...(spill !== undefined ? { spill } : isAnother && { spill: "" }),
      ...(tank !== undefined ? { tank } : isAnother && { tank: "" }),
      ...(chemical !== undefined && { guide: guide ?? "" }),
      ...(place !== undefined ? placeFields(place) : address !== undefined && { address }),
    });
  });
  useEffect(() => fill(), []);
}

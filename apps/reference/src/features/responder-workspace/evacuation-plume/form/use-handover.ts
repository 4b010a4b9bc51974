import { formatChemicalRef } from "@placard/hazmat-core";
import { chemicalFields, placeFields, type PlumeFormState } from "@placard/ui";
import { useEffect, useEffectEvent } from "react";
import { useWorkspace } from "../../WorkspaceProvider.tsx";

/**
 * Fills in the chemical, spill size, tank or address that another module handed over, once. All other fields stay as
 * typed.
 */
export function useHandover(form: PlumeFormState): void {
  const { freshHandover, takeHandover } = useWorkspace();
  const fill = useEffectEvent(() => {
    const { chemical, spill, tank, guide, address, place } = freshHandover;
    takeHandover();
    if (chemical === undefined && address === undefined) return;
    const isAnother = chemical !== undefined && formatChemicalRef(chemical) !== form.values.chem_ref;
    form.fill({
      ...(chemical !== undefined && chemicalFields(chemical)),
      // Spill size and tank of another substance do not apply.
      ...(spill !== undefined ? { spill } : isAnother && { spill: "" }),
      ...(tank !== undefined ? { tank } : isAnother && { tank: "" }),
      ...(chemical !== undefined && { guide: guide ?? "" }),
      ...(place !== undefined ? placeFields(place) : address !== undefined && { address }),
    });
  });
  useEffect(() => fill(), []);
}

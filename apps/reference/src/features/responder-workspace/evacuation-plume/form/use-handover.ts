import { chemicalFields, placeFields, type PlumeFormState } from "@placard/ui";
import { useEffect, useEffectEvent } from "react";
import { useWorkspace } from "../../WorkspaceProvider.tsx";

/** Fills the form with the chemical or the address that another module handed over, once. The rest stays as typed. */
export function useHandover(form: PlumeFormState): void {
  const { freshHandover, takeHandover } = useWorkspace();
  const fill = useEffectEvent(() => {
    const { chemical, address, place } = freshHandover;
    takeHandover();
    if (chemical === undefined && address === undefined) return;
    form.fill({
      ...(chemical !== undefined && chemicalFields(chemical)),
      ...(place !== undefined ? placeFields(place) : address !== undefined && { address }),
    });
  });
  useEffect(() => fill(), []);
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { handedOverQuery } from "../chemical-search/chemical-queries.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { chemicalFields, placeFields, type PlumeForm } from "./plume-values.ts";

/** Fills the form with the chemical or the address that another module handed over, once. The rest stays as typed. */
export function useHandover(form: PlumeForm): void {
  const { chemicalName, address, place } = useWorkspace().handover;
  const { data: match } = useQuery({
    ...handedOverQuery(chemicalName ?? ""),
    enabled: chemicalName !== undefined,
  });

  const fillPlace = useEffectEvent(() => {
    if (place !== undefined) form.fill(placeFields(place));
    else if (address !== undefined) form.set("address", address);
  });
  useEffect(() => fillPlace(), []);

  const fillChemical = useEffectEvent((name: string) => {
    form.fill(match === null || match === undefined ? { chem_name: name } : chemicalFields(match));
  });
  const isKnown = match !== undefined;
  useEffect(() => {
    if (chemicalName !== undefined && isKnown) fillChemical(chemicalName);
  }, [chemicalName, isKnown]);
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { handedOverQuery } from "../../chemical-search/chemical-queries.ts";
import { useWorkspace } from "../../WorkspaceProvider.tsx";
import { chemicalFields, placeFields, type PlumeForm } from "./plume-values.ts";

/** Fills the form with the chemical or the address that another module handed over, once. The rest stays as typed. */
export function useHandover(form: PlumeForm): void {
  const { chemicalName, address, place } = useWorkspace().handover;
  const { data: match } = useQuery({
    ...handedOverQuery(chemicalName ?? ""),
    enabled: chemicalName !== undefined,
  });
  const isReady = chemicalName === undefined || match !== undefined;

  const fill = useEffectEvent(() => {
    if (chemicalName === undefined && address === undefined) return;
    form.fill({
      ...(chemicalName !== undefined && (match ? chemicalFields(match) : { chem_name: chemicalName })),
      ...(place !== undefined ? placeFields(place) : address !== undefined && { address }),
    });
  });
  useEffect(() => {
    if (isReady) fill();
  }, [isReady]);
}

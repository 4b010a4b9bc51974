import { parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { foundChemical, safetyQuery } from "../../safety/safety-query.ts";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";

/** The substance of the open card; `null` if there is none or it is not on file on this device. */
export function useOpenCard(): NamedChemical | null {
  const ref = parseChemicalRef(useWorkspaceSearch().chemical ?? "");
  const { data } = useQuery(safetyQuery("", ref.ok ? ref.value : null));
  return data?.kind === "found" ? foundChemical(data) : null;
}

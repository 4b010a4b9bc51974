import { parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { foundChemical, safetyQuery } from "../../safety/safety-query.ts";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";

/** The substance whose card is open in the workspace; `null`: none, or none that this device has on file. */
export function useOpenCard(): NamedChemical | null {
  const ref = parseChemicalRef(useWorkspaceSearch().chemical ?? "");
  const { data } = useQuery(safetyQuery("", ref.ok ? ref.value : null));
  return data?.kind === "found" ? foundChemical(data) : null;
}

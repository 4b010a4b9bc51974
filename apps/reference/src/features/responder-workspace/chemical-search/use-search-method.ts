import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";

export const SEARCH_METHODS = ["recent", "placard", "container", "unknown"] as const;
export type SearchMethod = (typeof SEARCH_METHODS)[number];

const NAME = "find-chemical-by";

/** The selected way to find a chemical while no card is open, saved with the incident. */
export function useSearchMethod(): readonly [SearchMethod, (way: SearchMethod) => void] {
  const drafts = useDrafts();
  const { scope } = useIncident();
  const isTold = useWorkspaceSearch().seen !== undefined;
  const [way, setWay] = useState<SearchMethod>(() => {
    const { way: saved } = drafts.read(scope.draft(NAME), { way: "recent" }).values;
    // A link with observations opens the questions about them.
    return SEARCH_METHODS.find((one) => one === saved && one !== "recent") ?? (isTold ? "unknown" : "recent");
  });
  return [
    way,
    (next) => {
      setWay(next);
      drafts.write(scope.draft(NAME), { way: next }, { kind: "working" });
    },
  ];
}

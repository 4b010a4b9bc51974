import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";

export const WAYS = ["recent", "placard", "container", "unknown"] as const;
export type Way = (typeof WAYS)[number];

const NAME = "find-chemical-by";

/** By what a chemical is looked for while no card is open; kept while the incident is. */
export function useWay(): readonly [Way, (way: Way) => void] {
  const drafts = useDrafts();
  const { scope } = useIncident();
  const isTold = useWorkspaceSearch().seen !== undefined;
  const [way, setWay] = useState<Way>(() => {
    const { way: kept } = drafts.read(scope.draft(NAME), { way: "recent" }).values;
    // A link that says what was seen leads to where it is asked.
    return WAYS.find((one) => one === kept && one !== "recent") ?? (isTold ? "unknown" : "recent");
  });
  return [
    way,
    (next) => {
      setWay(next);
      drafts.write(scope.draft(NAME), { way: next }, { kind: "working" });
    },
  ];
}

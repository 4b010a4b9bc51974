import type { Observation } from "@placard/hazmat-core/identify";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { NO_OBSERVATION, observationOf, readObservation, draftFieldsOf, writeObservation } from "./observation-text.ts";

const NAME = "unknown-substance";

/** Observations of an unknown substance, kept per incident on this device and in the address. */
export function useObservation(): readonly [seen: Observation, change: (next: Observation) => void] {
  const drafts = useDrafts();
  const { scope } = useIncident();
  const { updateAddress } = useWorkspace();
  const { seen: inAddress } = useWorkspaceSearch();
  const [seen, setSeen] = useState<Observation>(() =>
    inAddress === undefined
      ? observationOf(drafts.read(scope.draft(NAME), NO_OBSERVATION).values)
      : readObservation(inAddress),
  );
  const text = writeObservation(seen);
  const writeAddress = useEffectEvent(() => updateAddress({ seen: text }, { replaces: true }));
  useEffect(() => {
    if (text !== inAddress) writeAddress();
  }, [text, inAddress]);
  function change(next: Observation): void {
    setSeen(next);
    drafts.write(scope.draft(NAME), draftFieldsOf(next), { kind: "working" });
  }
  return [seen, change];
}

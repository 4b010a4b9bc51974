import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** Keeps the open incident in the address. */
export function useIncidentInAddress(): void {
  const { scope } = useIncident();
  const { updateAddress } = useWorkspace();
  const { incident: inAddress } = useWorkspaceSearch();
  const incident = scope.serverId ?? undefined;
  const writeAddress = useEffectEvent(() => updateAddress({ incident }, { replaces: true }));
  useEffect(() => {
    if (inAddress !== incident) writeAddress();
  }, [inAddress, incident]);
}

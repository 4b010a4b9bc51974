import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** Keeps the open incident in the address. */
export function useIncidentInAddress(): void {
  const { scope } = useIncident();
  const { updateAddress } = useWorkspace();
  const { incident: told } = useWorkspaceSearch();
  const incident = scope.serverId ?? undefined;
  const tell = useEffectEvent(() => updateAddress({ incident }, { replaces: true }));
  useEffect(() => {
    if (told !== incident) tell();
  }, [told, incident]);
}

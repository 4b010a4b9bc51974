import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";

/** Keeps the open incident in the address. */
export function useIncidentInAddress(): void {
  const { scope } = useIncident();
  const { address, goTo } = useWorkspace();
  const incident = scope.serverId ?? undefined;
  const tell = useEffectEvent(() => goTo({ incident }, { replaces: true }));
  useEffect(() => {
    if (address.incident !== incident) tell();
  }, [address.incident, incident]);
}

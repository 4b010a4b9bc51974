import { useEffect, useState, useSyncExternalStore } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { serverClock } from "../../../lib/device/server-clock.ts";

/**
 * Time since which the server cannot be reached, ISO; `null` while it can. In an incident the event stream decides,
 * which also detects a network without internet access; in quick search the browser decides.
 */
export function useOfflineSince(): string | null {
  const { live } = useIncident();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLost = !isOnline || live === "lost";
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    if (!isLost) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the moment at which the network went comes from outside
    setSince(serverClock.iso());
    return () => setSince(null);
  }, [isLost]);
  return isLost ? since : null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

import { useEffect, useState, useSyncExternalStore } from "react";

/** Regions of the page, in the order of mounting. */
let regions: readonly object[] = [];
const watchers = new Set<() => void>();

function change(next: readonly object[]): void {
  regions = next;
  for (const watch of watchers) watch();
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** True if this region shows the toasts. Only the first region of the page does, so that nothing is announced twice. */
export function useFirstRegion(): boolean {
  const [self] = useState(() => ({}));
  useEffect(() => {
    change([...regions, self]);
    return () => change(regions.filter((region) => region !== self));
  }, [self]);
  return useSyncExternalStore(
    subscribe,
    () => regions[0] === self,
    () => false,
  );
}

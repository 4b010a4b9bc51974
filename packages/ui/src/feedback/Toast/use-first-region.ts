import { useEffect, useState, useSyncExternalStore } from "react";

/** The regions on the page, in the order in which they came. */
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

/** True if this region shows the toasts: the first on the page does, since two would say everything twice. */
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

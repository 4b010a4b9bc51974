import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { asRecord } from "../../lib/device/stored-json.ts";
import type { SealedStore } from "../../lib/device/sealed-store.ts";
import { MAP_SITES } from "../../lib/map/map-sites.ts";

/** Query parts with the incident's server data, and the zones shown last. */
const OF_THE_INCIDENT: ReadonlySet<unknown> = new Set([
  "log",
  "sent-lines",
  "plan",
  "checklists",
  "photo",
  "plume-shown",
]);
/**
 * Queries for the records of sites opened in the incident, for their floor plans on the map, and for the server
 * configuration.
 */
const OF_SITES: ReadonlySet<unknown> = new Set(["business", "business-matches", "config", MAP_SITES, "plan-file"]);

const sitesOf = (work: string): string => `${work} sites`;

/** Names of the sealed data of a work scope. @param work - ID of the scope */
export const sealedNamesOf = (work: string): readonly string[] => [work, sitesOf(work)];

/**
 * The name under which a query's data is stored.
 *
 * @param work - ID of the open scope
 * @returns `null` if the data is not stored
 */
function sealedNameFor(work: string, [kind, its, part]: QueryKey): string | null {
  if (kind === "work") return its === work && OF_THE_INCIDENT.has(part) ? work : null;
  return OF_SITES.has(kind) ? sitesOf(work) : null;
}

/**
 * Stores the data loaded in the open incident, sealed, so that it is available after a reload without a network, with
 * the time of loading. Stored data never replaces data loaded since then or from the server. Data of other incidents
 * stays.
 *
 * @param work - ID of the open scope
 * @param state - for an ended incident, records of sites are removed and no longer stored
 * @returns function that stops storing
 */
export function storeQueries(
  queries: QueryClient,
  store: SealedStore,
  work: string,
  { isOver = false }: { readonly isOver?: boolean } = {},
): () => void {
  let hasStopped = false;
  /** Time of the stored data by query, so that the same data is not stored twice. */
  const storedAt = new Map<string, number>();
  if (isOver) void store.drop(sitesOf(work));
  for (const one of isOver ? [work] : sealedNamesOf(work)) {
    void store.all(one).then((all) => {
      for (const saved of all) if (!hasStopped) restoreQuery(queries, saved, storedAt);
    });
  }

  function storeQuery(query: Query): void {
    const { queryKey, state } = query;
    const its = sealedNameFor(work, queryKey);
    if (its === null || state.data === undefined || (isOver && its !== work)) return;
    const hash = hashKey(queryKey);
    // Kept in memory as long as it is stored: without a network it cannot be loaded again.
    query.setOptions({ ...query.options, gcTime: Infinity });
    if (storedAt.get(hash) === state.dataUpdatedAt) return;
    storedAt.set(hash, state.dataUpdatedAt);
    void store.put(its, hash, { queryKey, data: state.data, readAt: state.dataUpdatedAt });
  }

  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) if (query.getObserversCount() > 0) storeQuery(query);
  const stop = cache.subscribe((event) => {
    // Data loaded shortly before and used now also belongs to this incident.
    const isRead = event.type === "updated" && event.action.type === "success";
    if (isRead || event.type === "observerAdded") storeQuery(event.query);
  });
  return () => {
    hasStopped = true;
    stop();
  };
}

/** Removes all stored data of an ended work scope, from the device and from memory. @param work - ID of the scope */
export async function removeStoredQueries(queries: QueryClient, store: SealedStore, work: string): Promise<void> {
  queries.removeQueries({ type: "inactive", predicate: ({ queryKey }) => sealedNameFor(work, queryKey) !== null });
  for (const one of sealedNamesOf(work)) await store.drop(one);
}

function restoreQuery(queries: QueryClient, saved: unknown, storedAt: Map<string, number>): void {
  const { queryKey, data, readAt } = asRecord(saved) ?? {};
  if (!Array.isArray(queryKey) || typeof readAt !== "number") return;
  if (queries.getQueryData(queryKey) !== undefined) return;
  storedAt.set(hashKey(queryKey), readAt);
  queries.setQueryData(queryKey, data, { updatedAt: readAt });
}
